/** Where a number for people to read leads: to a call, without what only helps the eye. */
export const callLink = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`
