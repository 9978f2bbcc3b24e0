import { number } from '../../../../shared/formats/numbers.ts'

/** So many of something: "1 listing", "1,200 listings". */
export const count = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`
