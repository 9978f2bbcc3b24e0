/** So many of something: "1 listing", "1,200 listings". */
export const count = (one: string, many: string) => (number: number) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('en-IN')} ${many}`
