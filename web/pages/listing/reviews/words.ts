import { plural } from '../../../../shared/formats/plural.ts'

export const words = {
  reviews: 'Reviews',
  stars: (rating: number) => `${rating} of 5`,
  mine: 'Yours',
  reviewBy: (author: string) => `Review by ${author}`,
  more: (count: number) =>
    plural(count, { one: 'And 1 more review...', other: `And ${count} more reviews...` }),
  moreOf: (name: string) => ` of ${name}`,

  report: 'Report this review',
  reportBy: (author: string) => ` by ${author}`,
}
