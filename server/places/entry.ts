import type { Place, PlaceKind, Point } from '../../shared/places.ts'
import { GOA } from './goa.ts'
import { normalisePlace } from './place-text.ts'

/** A place with the other names it answers to. */
export interface Entry {
  place: Place
  aliases: string[]
  /** All names as compared, its own first. */
  names: string[]
  /** Among places of one name the lower is meant: states, Goa's towns, cities people know, the rest of Goa, the rest. */
  rank: number
}

interface NewPlace {
  name: string
  kind: PlaceKind
  region: string
  aliases?: string[]
  town?: string | null
  taluka?: string | null
  district?: string | null
  point?: Point | null
  /** Told apart by it from another of its name in the same state. */
  qualifier?: string | null
  isKnown?: boolean
}

export function makeEntry({
  name,
  kind,
  region,
  aliases = [],
  town = null,
  taluka = null,
  district = null,
  point = null,
  qualifier = null,
  isKnown = false,
}: NewPlace): Entry {
  const names = [name, ...aliases].map(normalisePlace)
  const isArea = kind === 'taluka' || kind === 'district'
  const parts = [
    isArea ? `${name} ${kind}` : name,
    isArea ? null : (labelPart(kind, taluka, town) ?? qualifier),
    kind === 'state' ? null : region,
  ]
  return {
    place: {
      id: (names[0] ?? '').replaceAll(' ', '-'),
      name,
      kind,
      label: parts.filter(Boolean).join(', '),
      town,
      taluka,
      district,
      region,
      point,
    },
    aliases,
    names,
    rank: rankOf(kind, region, isKnown, point !== null),
  }
}

function labelPart(kind: PlaceKind, taluka: string | null, town: string | null): string | null {
  const inTaluka = taluka && `${taluka} taluka`
  return kind === 'pincode' && town ? [town, inTaluka].filter(Boolean).join(', ') : inTaluka
}

function rankOf(kind: PlaceKind, region: string, isKnown: boolean, hasPoint: boolean): number {
  if (kind === 'state') return 0
  const isGoan = region === GOA
  if (isGoan && kind === 'town') return 1
  if (isKnown && !isGoan) return 2
  if (isGoan && (kind === 'taluka' || kind === 'district')) return 3
  if (isGoan && hasPoint) return 4
  return isGoan ? 5 : 6
}
