import type { ReactNode } from 'react'
import type { Fact, ListingDetail } from '../../../shared/listings/listings.ts'
import { fullPlace } from '../../parts/listing/full-place.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { sentenceCase } from '../../parts/sentence-case.ts'
import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { websiteHost } from '../../parts/listing/website-host.ts'
import { listingKind, servesAllIndia } from './listing-kind.ts'
import { words } from './words.ts'

export interface KnownFact {
  label: string
  value: ReactNode
  fact: Fact | undefined
}

const LISTS = ['services', 'languages', 'accessibility'] as const

/** The facts in the order a family asks for them. */
export function knownFacts(listing: ListingDetail): KnownFact[] {
  const { address, town, phone, phoneText, email, website, ages } = listing
  const fact = (name: string) => listing.facts.find(({ field }) => field === name)
  const known: (KnownFact | false)[] = [
    fullPlace(listing) !== '' && {
      label: words.place,
      value: (
        <Place text={fullPlace(listing)} hasAddress={address !== null || servesAllIndia(listing)} />
      ),
      // The town's source does not vouch for an address.
      fact: fact(address ? 'address' : town ? 'town' : 'region'),
    },
    phone !== null && {
      label: listingWords.field('phone'),
      value: <a href={`tel:${phone}`}>{phoneText}</a>,
      fact: fact('phone'),
    },
    email !== null && {
      label: listingWords.field('email'),
      value: <a href={`mailto:${email}`}>{email}</a>,
      fact: fact('email'),
    },
    website !== null && {
      label: listingWords.field('website'),
      value: <ExternalLink href={website}>{websiteHost(website)}</ExternalLink>,
      fact: fact('website'),
    },
    ages !== null && {
      label: words.ages,
      value: sentenceCase(ages),
      fact: fact('ageGroups'),
    },
    ...LISTS.map(
      (name) =>
        listing[name].length > 0 && {
          label: listingWords.field(name),
          value: sentenceCase(listing[name].join(', ')),
          fact: fact(name),
        },
    ),
  ]
  return known.filter((fact) => fact !== false)
}

/** What no page we read says. */
export function unknownFacts(listing: ListingDetail): string[] {
  const {
    phone,
    isPhoneHeldBack,
    email,
    website,
    address,
    ages,
    services,
    languages,
    accessibility,
  } = listing
  const isService = listingKind(listing) === 'service'
  const unknown: [boolean, string][] = [
    [phone === null, isPhoneHeldBack ? words.unknowns.phoneHeldBack : words.unknowns.phone],
    [email === null, words.unknowns.email],
    [website === null, words.unknowns.website],
    [address === null && !servesAllIndia(listing), words.unknowns.address],
    [ages === null, words.unknowns.ages],
    [services.length === 0, words.unknowns.services],
    [languages.length === 0, words.unknowns.languages],
    [accessibility.length === 0 && !servesAllIndia(listing), words.unknowns.accessibility],
    [isService && listing.takesNewPeople === null, words.unknowns.newPeople],
    [isService && listing.feesBand === null && listing.fees === null, words.unknowns.fees],
    [isService && listing.modes.length === 0, words.unknowns.modes],
    [isService && listing.hours === null, words.unknowns.hours],
  ]
  return unknown.filter(([isUnknown]) => isUnknown).map(([, text]) => text)
}

function Place({ text, hasAddress }: { text: string; hasAddress: boolean }) {
  return (
    <>
      {text}
      {!hasAddress && <span className="soft block">{words.addressUnknown}</span>}
    </>
  )
}
