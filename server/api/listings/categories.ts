import { Hono } from 'hono'
import { z } from 'zod'
import { categorySchema } from '../../../shared/listings/categories.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { findCategories } from '../../services/listings/categories.ts'

export const categories = new Hono<Env>().get(
  '/api/categories',
  describe({
    summary: 'Every category with its number of approved listings',
    answer: z.array(categorySchema),
  }),
  async (c) => c.json(await findCategories(c.var.db, new Date())),
)
