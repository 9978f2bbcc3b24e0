import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AdType, SlotPosition } from '../../../shared/advertising/rules.ts'
import { indianHour } from '../../../shared/indian-days.ts'
import type { Database } from '../../db/open.ts'
import { advertisements } from '../../db/schema.ts'
import { pictureOf, type AdvertisementRow, type Reading } from './advertisements.ts'
import { runsAt } from './running.ts'
import { chooseForHour } from './slot-choice.ts'

/** What a page may know of an advertisement: nothing of money or counts, and not where it leads. */
export interface Placed {
  id: number
  title: string
  description: string
  pictureUrl: string | null
  opensTab: boolean
}

/** What is shown at one position in this hour. */
export interface Slots {
  banner: Placed[]
  cards: Placed[]
  /** Below the results: no card is sold above them, so a line says what one would be. */
  isTopUnsold?: boolean
}

/** §2: two cards above the results of the directory, one of everything else; partners in one row. */
const CARDS_ON_TOP = 2
const PARTNERS = 4

/** At most one advertisement a slot, chosen by the hour, and only while it runs (§4, ruling 29). */
export async function findSlots(
  db: Database,
  position: SlotPosition,
  { env, now }: Reading,
): Promise<Slots> {
  const types: AdType[] = position === 'partners' ? ['partner'] : ['banner', 'sponsored-listing']
  const running = await db
    .select()
    .from(advertisements)
    .where(
      and(
        inArray(advertisements.type, types),
        position === 'partners' ? undefined : eq(advertisements.position, position),
        runsAt(now),
      ),
    )
    .orderBy(asc(advertisements.id))
  const chosen = (rows: AdvertisementRow[], places: number) =>
    chooseForHour(rows, indianHour(now), places).map((row) => toPlaced(row, env))
  if (position === 'partners') return { banner: [], cards: chosen(running, PARTNERS) }
  if (position === 'directory-bottom') {
    const top = await findSlots(db, 'directory-top', { env, now })
    return {
      banner: chosen(running, 1),
      cards: [],
      isTopUnsold: top.cards.length + top.banner.length === 0,
    }
  }
  if (position !== 'directory-top') return { banner: chosen(running, 1), cards: [] }
  const of = (type: AdType) => running.filter((row) => row.type === type)
  return {
    banner: chosen(of('banner'), 1),
    cards: chosen(of('sponsored-listing'), CARDS_ON_TOP),
  }
}

const toPlaced = (row: AdvertisementRow, env: Reading['env']): Placed => ({
  id: row.id,
  title: row.title,
  description: row.description,
  pictureUrl: pictureOf(row, env),
  opensTab: row.clickTarget === '_blank',
})
