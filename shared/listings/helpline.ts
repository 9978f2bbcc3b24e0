/** 112, 1098, 14416: a number that everybody can dial, as it is dialled. Somebody in need may be waiting behind who calls. */
export const isHelpline = (phone: string | null): boolean => /^\d{3,5}$/.test(phone ?? '')
