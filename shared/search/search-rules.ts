/** Synonyms and pins as admins write and read them. A pin is a choice of the team: nothing that is paid for can be one. */
import { z } from 'zod'
import { adminRange } from '../admin/range.ts'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { line } from '../text.ts'
import { words } from '../words.ts'
import { pinnedAnswerSchema } from './answers.ts'
import { MOST_PINNED, SEARCH_RULE_ACTIONS, SEARCH_RULE_KINDS, UNSHOWN } from './rule-kinds.ts'

const says = words.searchRule

const phrase = line(LIMITS.searchPhrase).refine(isVisible, says.phrase)
export const synonymInput = z
  .strictObject({
    kind: z.literal('synonym'),
    phrase,
    concept: line(LIMITS.concept).default('').meta({ description: 'What it means: a concept' }),
    words: line(LIMITS.searchWords)
      .default('')
      .meta({ description: 'Or what is searched beside it, divided by commas' }),
  })
  .refine(({ concept, words }) => concept !== '' || words !== '', {
    path: ['concept'],
    error: says.meaning,
  })
  .refine(({ concept, words }) => concept === '' || words === '', {
    path: ['words'],
    error: says.oneMeaning,
  })

export const pinInput = z.strictObject({
  kind: z.literal('pin'),
  phrase,
  place: line(LIMITS.place).default('').meta({ description: 'Its name; empty: wherever' }),
  answers: z
    .array(line(LIMITS.url))
    .max(MOST_PINNED)
    .refine((addresses) => addresses.some(isVisible), { path: [0], error: says.answers })
    .meta({
      description: 'Addresses on this site, in the order they stand in; blanks are left out',
    }),
})

export const searchRuleInput = z.discriminatedUnion('kind', [synonymInput, pinInput])
/** As forms hold them. */
export type TypedSynonym = z.input<typeof synonymInput>
export type TypedPin = z.input<typeof pinInput>
export type SearchRuleInput = z.output<typeof searchRuleInput>

/** The rule as the admin read it by `version`, so that nobody overwrites what they have not seen. */
export const searchRuleEdit = z.strictObject({
  version: z.iso.datetime().optional(),
  rule: searchRuleInput,
})
export type SearchRuleEdit = z.output<typeof searchRuleEdit>

export const searchRuleSchema = z
  .object({
    id: z.int(),
    kind: z.enum(SEARCH_RULE_KINDS),
    phrase: z.string(),
    concept: z.string().nullable(),
    words: z.string().nullable(),
    place: z.object({ id: z.string(), name: z.string(), label: z.string() }).nullable(),
    answers: z.array(
      z.object({
        path: z.string(),
        title: z.string().nullable().meta({ description: 'Null where nothing is there' }),
        unshown: z.enum(UNSHOWN).nullable().meta({ description: 'Why it is not shown now' }),
      }),
    ),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'SearchRule' })
export type SearchRule = z.output<typeof searchRuleSchema>

/** What a search finds: how many, and the first of them. */
const foundSchema = z.object({ total: z.int(), first: z.array(z.string()) })
/** A search before a rule is saved, as it is now and as it would be. */
export const searchRulePreviewSchema = z
  .object({
    before: foundSchema,
    after: foundSchema,
    pinned: z.array(pinnedAnswerSchema).meta({ description: 'What a pin would put first' }),
  })
  .meta({ id: 'SearchRulePreview' })
export type SearchRulePreview = z.output<typeof searchRulePreviewSchema>

export const searchRuleChangeSchema = z
  .object({
    id: z.int(),
    by: z.string().nullable(),
    action: z.enum(SEARCH_RULE_ACTIONS),
    kind: z.enum(SEARCH_RULE_KINDS),
    phrase: z.string(),
    canUndo: z.boolean(),
    undoneAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'SearchRuleChange' })
export type SearchRuleChange = z.output<typeof searchRuleChangeSchema>

export const searchRulesQuery = z.object({ ...adminRange, kind: z.enum(SEARCH_RULE_KINDS) })
export type SearchRulesQuery = z.output<typeof searchRulesQuery>

/** What was understood, and on how many days it found nothing. */
export const searchMissSchema = z
  .object({
    concept: z.string(),
    place: z.object({ id: z.string(), label: z.string() }).nullable(),
    days: z.int(),
    lastDay: z.string(),
  })
  .meta({ id: 'SearchMiss' })
export type SearchMiss = z.output<typeof searchMissSchema>
