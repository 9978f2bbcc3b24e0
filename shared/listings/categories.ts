import { z } from 'zod'
import { CATEGORIES } from './category-names.ts'

export const categorySlug = z.enum(CATEGORIES.map(({ slug }) => slug))

export const categorySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: categorySlug,
    description: z.string(),
    icon: z.string(),
    color: z.string(),
    listingCount: z
      .int()
      .meta({ description: 'Approved listings; of Events & Workshops the upcoming events' }),
  })
  .meta({ id: 'Category' })

export type Category = z.output<typeof categorySchema>
