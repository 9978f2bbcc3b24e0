import { z } from 'zod'
import { daysOfSpan, endAfter, fromPicked } from './days.ts'
import {
  AD_POSITIONS,
  AD_TYPES,
  CLICK_TARGETS,
  DEFAULT_DAYS,
  MOST_BUDGET,
  MOST_DAYS,
  PRESET_DAYS,
  SLOT_POSITIONS,
  toBudget,
} from './rules.ts'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { line, paragraphs } from '../text.ts'
import { isWebAddress, toWebAddress } from '../web-address.ts'
import { words } from '../words.ts'

const says = words.advertisement

/** An advertisement as admins read it. */
export const advertisementSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    type: z.enum(AD_TYPES),
    position: z.enum(AD_POSITIONS),
    targetUrl: z.string(),
    imageUrl: z.string().nullable().meta({ description: 'An address elsewhere, as it was given' }),
    picture: z.string().nullable().meta({ description: 'The name of an uploaded picture' }),
    pictureUrl: z
      .string()
      .nullable()
      .meta({ description: 'The picture that is shown: ours, or of a host in IMAGE_HOSTS' }),
    isActive: z.boolean(),
    isRunning: z.boolean().meta({ description: 'Switched on, and now lies within its dates' }),
    startDate: z.string(),
    endDate: z.string(),
    budget: z.int().meta({ description: 'Whole rupees' }),
    clicks: z.int(),
    impressions: z.int(),
    clickTarget: z.enum(CLICK_TARGETS),
    reportKey: z.string().meta({ description: 'The end of the private link to its figures' }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Advertisement' })

const blank = z.literal('')
const title = z.string(says.title).pipe(line(LIMITS.title).refine(isVisible, says.title))
const description = paragraphs(LIMITS.description, { missing: says.description }).refine(
  isVisible,
  says.description,
)
const address = (sentence: string) =>
  z
    .string(sentence)
    .pipe(line(LIMITS.url).transform(toWebAddress).pipe(z.string().max(LIMITS.url)))
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: sentence }))
    .pipe(z.string().refine(isWebAddress, sentence))
const optionalAddress = blank.or(address(says.imageUrl))
const picture = blank.or(z.string().regex(/^[0-9a-f]{32}$/))
const moment = (sentence: string) => z.iso.datetime({ offset: true, error: sentence })
const budget = z
  .union([z.string(), z.number()], says.budget)
  .transform(toBudget)
  .pipe(z.int(says.budget).min(0, says.budget).max(MOST_BUDGET, says.budget))

const fields = z.strictObject({
  title,
  description,
  type: z.enum(AD_TYPES),
  position: z.enum(AD_POSITIONS),
  targetUrl: address(says.targetUrl),
  imageUrl: optionalAddress.nullable().optional(),
  picture: picture.nullable().optional(),
  isActive: z.boolean(),
  startDate: moment(says.start),
  endDate: moment(says.end),
  budget,
  clickTarget: z.enum(CLICK_TARGETS),
})

const { shape } = fields
/** What a new one does not say is as §9 has it. */
const newFields = fields.extend({
  type: shape.type.default('banner'),
  position: shape.position.default('homepage-hero'),
  isActive: shape.isActive.default(true),
  startDate: shape.startDate.optional(),
  endDate: shape.endDate.optional(),
  budget: shape.budget.default(0),
  clickTarget: shape.clickTarget.default('_blank'),
})

/** Without dates it begins now and runs 30 days (§9). */
const withDates = <Dates extends { startDate?: string; endDate?: string }>({
  startDate,
  endDate,
  ...rest
}: Dates) => {
  const start = startDate ? new Date(startDate) : new Date()
  return {
    ...rest,
    startDate: start,
    endDate: endDate ? new Date(endDate) : endAfter(start, DEFAULT_DAYS),
  }
}
interface Dates {
  startDate: Date
  endDate: Date
}
const inOrder = ({ startDate, endDate }: Dates) => startDate <= endDate
const order = { path: ['endDate'], error: says.end, abort: true }
/** §5: 1 to 365 days, whoever asks. */
const isLasting = ({ startDate, endDate }: Dates) =>
  endDate >= endAfter(startDate, 1) && endDate <= endAfter(startDate, MOST_DAYS)
const length = { path: ['endDate'], error: says.days }

export const advertisementInput = newFields
  .transform(withDates)
  .refine(inOrder, order)
  .refine(isLasting, length)
/**
 * Replaces all of it, so everything is named but what may be without: an address of a picture and a picture stay then. With its
 * `updatedAt` as the admin read it as `version`, nobody overwrites what they have not seen.
 */
export const advertisementEdit = fields
  .extend({ version: z.iso.datetime().optional() })
  .transform(withDates)
  .refine(inOrder, order)
  .refine(isLasting, length)

/** What its form has: the length instead of the end, and everything as it is typed. */
export const advertisementForm = z
  .object({
    title,
    description,
    type: z.enum(AD_TYPES),
    position: z.enum(AD_POSITIONS),
    targetUrl: address(says.targetUrl),
    imageUrl: optionalAddress,
    picture,
    pictureIsAllowed: z.boolean().optional(),
    isActive: z.boolean().optional(),
    start: z.string().refine((picked) => fromPicked(picked) !== undefined, says.start),
    duration: z.enum(['custom', ...PRESET_DAYS.map(String)]),
    days: z.string().default(''),
    budget,
    clickTarget: z.enum(CLICK_TARGETS),
  })
  .refine((typed) => daysOfSpan(typed) >= 1 && daysOfSpan(typed) <= MOST_DAYS, {
    path: ['days'],
    error: says.days,
  })
  .refine(({ picture, pictureIsAllowed }) => !picture || pictureIsAllowed, {
    path: ['pictureIsAllowed'],
    error: words.submission.pictureIsAllowed,
  })

export const slotQuery = z.strictObject({ position: z.enum(SLOT_POSITIONS) })
export const slotSchema = z
  .object({ html: z.string().meta({ description: 'What stands there; empty: nothing' }) })
  .meta({ id: 'Slot' })
/** What a browser gets for what was seen: by the token a click is counted, once. */
export const seenSchema = z.object({ token: z.string().nullable() }).meta({ id: 'Seen' })
export const outQuery = z.object({ t: z.string().max(LIMITS.token).optional().catch(undefined) })

/** What a sponsor reads by the private link. */
export const figuresSchema = z
  .object({
    title: z.string(),
    isRunning: z.boolean(),
    startDate: z.string(),
    endDate: z.string(),
    impressions: z.int(),
    clicks: z.int(),
    days: z.array(z.object({ day: z.string(), impressions: z.int(), clicks: z.int() })),
  })
  .meta({ id: 'Figures' })
export const figuresParam = z.object({ key: z.uuid() })

export type Advertisement = z.output<typeof advertisementSchema>
export type AdvertisementInput = z.output<typeof advertisementInput>
export type AdvertisementEdit = z.output<typeof advertisementEdit>
export type Figures = z.output<typeof figuresSchema>
/** What a form holds before it is sent. */
export type TypedAdvertisement = z.input<typeof advertisementForm>
