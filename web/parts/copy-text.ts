/** Rejected, not thrown, where a browser lends no clipboard: at an address without HTTPS. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
