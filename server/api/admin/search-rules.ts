import { Hono } from 'hono'
import { z } from 'zod'
import { adminRangeQuery } from '../../../shared/admin/range.ts'
import {
  searchMissSchema,
  searchRuleChangeSchema,
  searchRuleEdit,
  searchRuleInput,
  searchRulePreviewSchema,
  searchRuleSchema,
  searchRulesQuery,
} from '../../../shared/search/search-rules.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { idParam, validate } from '../../http/validate.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { paged } from '../../pages/next-page.ts'
import { CONCEPTS } from '../../search/vocabulary.ts'
import { findMisses } from '../../services/search-rules/misses.ts'
import { previewRule } from '../../services/search-rules/preview.ts'
import { findRuleChanges, undoRuleChange } from '../../services/search-rules/changes.ts'
import { createRule, deleteRule, editRule, findRules } from '../../services/search-rules/rules.ts'

const paging = { 'X-Total-Count': 'How many there are', Link: 'The next page, rel="next"' }

/** The admins' tab Search: what words mean, what stands first, and what was not found. */
export const searchRules = new Hono<Env>()
  .get(
    '/api/admin/search-rules',
    describe({
      summary: 'Synonyms or pins, by their words',
      answer: z.array(searchRuleSchema),
      refusals: [400, 401, 403],
      headers: paging,
    }),
    requireAdmin,
    validate('query', searchRulesQuery),
    async (c) => {
      const query = c.req.valid('query')
      const { rules, total } = await findRules(c.var.db, query)
      return c.json(paged(c, query.offset, rules, total))
    },
  )

  .get(
    '/api/admin/search-rules/concepts',
    describe({
      summary: 'What a synonym can mean: the concepts of the vocabulary',
      answer: z.array(z.string()),
      refusals: [401, 403],
    }),
    requireAdmin,
    (c) => c.json(CONCEPTS.map(({ name }) => name).toSorted()),
  )

  .get(
    '/api/admin/search-rules/changes',
    describe({
      summary: 'What admins did to synonyms and pins in the last 24 hours, the newest first',
      answer: z.array(searchRuleChangeSchema),
      refusals: [401, 403],
    }),
    requireAdmin,
    async (c) => c.json(await findRuleChanges(c.var.db)),
  )

  .get(
    '/api/admin/search-rules/misses',
    describe({
      summary: 'What was understood and not found on five different days or more',
      answer: z.array(searchMissSchema),
      refusals: [400, 401, 403],
      headers: paging,
    }),
    requireAdmin,
    validate('query', adminRangeQuery),
    async (c) => {
      const range = c.req.valid('query')
      const { misses, total } = await findMisses(c.var.db, range)
      return c.json(paged(c, range.offset, misses, total))
    },
  )

  .post(
    '/api/admin/search-rules/preview',
    describe({
      summary: 'What a search finds now, and would find with this synonym or pin; saves nothing',
      answer: searchRulePreviewSchema,
      refusals: [400, 401, 403],
    }),
    requireAdmin,
    validate('json', searchRuleInput),
    async (c) => c.json(await previewRule(c.var.db, c.req.valid('json'))),
  )

  .post(
    '/api/admin/search-rules/changes/:id/undo',
    describe({
      summary: 'Undoes a change of the last 24 hours, when nothing has changed the same since',
      answer: z.null(),
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      await undoRuleChange(c.var.db, c.var.user, c.req.valid('param').id)
      return c.json(null)
    },
  )

  .post(
    '/api/admin/search-rules',
    describe({
      summary: 'Makes a synonym or a pin; it holds from the next search on',
      answer: searchRuleSchema,
      refusals: [400, 401, 403, 409],
    }),
    requireAdmin,
    validate('json', searchRuleInput),
    async (c) => c.json(await createRule(c.var.db, c.var.user, c.req.valid('json'))),
  )

  .put(
    '/api/admin/search-rules/:id',
    describe({
      summary: 'Changes a synonym or a pin; with `version`, only as it was read',
      answer: searchRuleSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', searchRuleEdit),
    async (c) =>
      c.json(await editRule(c.var.db, c.var.user, c.req.valid('param').id, c.req.valid('json'))),
  )

  .delete(
    '/api/admin/search-rules/:id',
    describe({
      summary: 'Deletes a synonym or a pin',
      answer: z.null(),
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      await deleteRule(c.var.db, c.var.user, c.req.valid('param').id)
      return c.json(null)
    },
  )
