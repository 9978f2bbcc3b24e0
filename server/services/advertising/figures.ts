import { asc, eq } from 'drizzle-orm'
import { isRunning } from '../../../shared/advertising/rules.ts'
import type { Figures } from '../../../shared/advertising/advertisements.ts'
import type { Database } from '../../db/open.ts'
import { advertisementDays, advertisements } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'

/** What a sponsor may read by the private link: counts a day, and nothing of whoever was counted. */
export async function requireFigures(db: Database, reportKey: string, now: Date): Promise<Figures> {
  const [row] = await db
    .select()
    .from(advertisements)
    .where(eq(advertisements.reportKey, reportKey))
  if (!row) throw notFound(say.advertisement.figuresNotFound)
  const days = await db
    .select({
      day: advertisementDays.day,
      impressions: advertisementDays.impressions,
      clicks: advertisementDays.clicks,
    })
    .from(advertisementDays)
    .where(eq(advertisementDays.advertisementId, row.id))
    .orderBy(asc(advertisementDays.day))
  return {
    title: row.title,
    isRunning: isRunning(row, now),
    startDate: row.startDate.toISOString(),
    endDate: row.endDate.toISOString(),
    impressions: row.impressions,
    clicks: row.clicks,
    days,
  }
}

/** Where an advertisement leads, running or not: whoever pressed its link arrives. */
export async function findTarget(db: Database, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ targetUrl: advertisements.targetUrl })
    .from(advertisements)
    .where(eq(advertisements.id, id))
  return row?.targetUrl
}
