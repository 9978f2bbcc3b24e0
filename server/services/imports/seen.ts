import type { Likeness } from '../../../shared/imports/imports.ts'
import { words } from '../../csv/words.ts'
import { normalisePlace } from '../../places/place-text.ts'
import type { Stated } from './cells.ts'

/** What a new row is compared by. */
type Comparable = Pick<Stated, 'name' | 'phone' | 'website' | 'town' | 'region'>

/** What earlier rows of the same file said, so that a file that names something twice says so. */
export class SeenRows {
  readonly #rows = new Map<string, { row: number; name: string }>()

  /** The earlier row about this listing; otherwise this one is remembered. */
  sameListing(row: number, names: { id?: number; externalId?: string | null }): number | undefined {
    const keys = [
      ...(names.id === undefined ? [] : [`id ${names.id}`]),
      ...(names.externalId ? [`externalId ${names.externalId}`] : []),
    ]
    const earlier = keys.map((key) => this.#rows.get(key)).find(Boolean)
    for (const key of keys) if (!this.#rows.has(key)) this.#rows.set(key, { row, name: '' })
    return earlier?.row
  }

  /** The earlier row that says the same of a listing; otherwise this one is remembered. */
  sameFact(row: number, what: string): number | undefined {
    const earlier = this.#rows.get(`fact ${what}`)
    if (!earlier) this.#rows.set(`fact ${what}`, { row, name: '' })
    return earlier?.row
  }

  /** The earlier row that may be the same; this one is remembered. */
  alike(row: number, stated: Comparable): Likeness[] {
    const found: Likeness[] = []
    for (const [why, key] of keysOf(stated)) {
      const earlier = this.#rows.get(key)
      if (!earlier) this.#rows.set(key, { row, name: stated.name })
      else if (!found.some((other) => other.row === earlier.row))
        found.push({ id: null, row: earlier.row, name: earlier.name, why })
    }
    return found
  }
}

function keysOf({ name, phone, website, town, region }: Comparable): [why: string, key: string][] {
  const place = normalisePlace(town ?? region ?? '')
  const host = website && URL.parse(website)?.hostname.replace(/^www\./, '')
  return [
    [words.sameName, `name ${normalisePlace(name)} ${place}`],
    // What everybody can dial is nobody's own: short codes.
    ...(phone && phone.length > 6
      ? [[words.samePhone, `phone ${phone}`] satisfies [string, string]]
      : []),
    ...(host && !SHARED.test(host)
      ? [[words.sameWebsite, `website ${host}`] satisfies [string, string]]
      : []),
  ]
}

/** Where many have a page. */
const SHARED =
  /(^|\.)(facebook|instagram|youtube|linkedin|google|wordpress|blogspot|wixsite|justdial|indiamart|x|twitter|practo)\.(com|in|co\.in)$|\.(gov|nic)\.in$/
