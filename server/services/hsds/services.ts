import { asc, eq } from 'drizzle-orm'
import type { ListingAge } from '../../../shared/checks/age.ts'
import type { HsdsService, HsdsServices, HsdsServicesQuery } from '../../../shared/hsds/services.ts'
import type { ListedCredential, Listing } from '../../../shared/listings/listings.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { MAX_ID } from '../../http/validate.ts'
import { say } from '../../sentences.ts'
import { findCredentialsOf } from '../listings/credentials.ts'
import { findListing } from '../listings/listings.ts'
import { selectListings, toListing } from '../listings/rows.ts'
import { hsdsId, listingOf } from './ids.ts'
import { words } from './words.ts'

/** A page of what is shown, in an order that new listings do not change. */
export async function findHsdsServices(
  db: Database,
  { page, per_page: size }: HsdsServicesQuery,
): Promise<HsdsServices> {
  const isShown = eq(listings.isApproved, true)
  const [rows, total] = await Promise.all([
    selectListings(db)
      .where(isShown)
      .orderBy(asc(listings.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(listings, isShown),
  ])
  const registers = await findCredentialsOf(
    db,
    rows.map(({ listing }) => listing),
  )
  const pages = Math.ceil(total / size)
  return {
    total_items: total,
    total_pages: pages,
    page_number: page,
    size: rows.length,
    first_page: page === 1,
    last_page: page >= pages,
    empty: rows.length === 0,
    contents: rows.map((row) => toHsds(toListing(row), registers.get(row.listing.id))),
  }
}

/** One of them. Throws not found, or gone when it was shown once. */
export async function findHsdsService(db: Database, id: string): Promise<HsdsService> {
  const listingId = listingOf(id)
  if (!listingId || listingId > MAX_ID) throw notFound(say.listingNotFound)
  const listing = await findListing(db, listingId)
  return toHsds(listing, listing.registers)
}

const STATUSES: Partial<Record<ListingAge, HsdsService['status']>> = {
  'closed-for-now': 'temporarily closed',
  closed: 'defunct',
}

function toHsds(listing: Listing, registers: ListedCredential[] = []): HsdsService {
  const { id, name, description, phone } = listing
  const service_id = hsdsId('service', id)
  const contact = { ...(listing.email && { email: listing.email }) }
  const fees = [listing.feesBand === 'free' ? 'Free' : null, listing.fees].filter(Boolean)
  return {
    id: service_id,
    organization_id: hsdsId('organization', id),
    name,
    description,
    ...contact,
    ...(listing.website && { url: listing.website }),
    status: STATUSES[listing.age] ?? 'active',
    ...(listing.nextStep && { application_process: listing.nextStep }),
    ...(fees.length > 0 && { fees_description: fees.join('. ') }),
    // HSDS has one text for them; its "licenses" is deprecated.
    ...(registers.length > 0 && {
      accreditations: registers.map(words.accreditation).join('. '),
    }),
    ...(listing.ages && { eligibility_description: listing.ages }),
    ...(listing.ageMin !== null && { minimum_age: listing.ageMin }),
    ...(listing.ageMax !== null && { maximum_age: listing.ageMax }),
    ...(listing.confirmedOn && { assured_date: listing.confirmedOn }),
    ...(listing.ageRemark && { alert: listing.ageRemark }),
    last_modified: listing.updatedAt,
    organization: {
      id: hsdsId('organization', id),
      name,
      description,
      ...contact,
      ...(listing.website && { website: listing.website }),
    },
    ...(phone && {
      phones: [{ id: hsdsId('phone', id), service_id, number: phone, type: 'voice' }],
    }),
    ...(listing.hours && {
      schedules: [{ id: hsdsId('schedule', id), service_id, description: listing.hours }],
    }),
    ...(listing.languages.length > 0 && {
      languages: listing.languages.map((language, at) => ({
        id: hsdsId('language', id, at),
        service_id,
        name: language,
      })),
    }),
    ...placeOf(listing),
    attributes: [listing.categoryName, ...listing.otherCategoryNames].map((value, at) => ({
      id: hsdsId('category', id, at),
      link_id: service_id,
      link_entity: 'service' as const,
      value,
    })),
  }
}

/** Where it is; nothing where no more than a state is known. */
function placeOf(listing: Listing): Pick<HsdsService, 'service_at_locations'> {
  const { id, address, town, point } = listing
  const isExact = point?.isExact === true
  if (!address && !town && !isExact) return {}
  const location_id = hsdsId('location', id)
  return {
    service_at_locations: [
      {
        id: hsdsId('at-location', id),
        service_id: hsdsId('service', id),
        location_id,
        location: {
          id: location_id,
          location_type: 'physical',
          name: listing.name,
          ...(isExact && { latitude: point.latitude, longitude: point.longitude }),
          ...((address || town) && {
            addresses: [
              {
                id: hsdsId('address', id),
                location_id,
                address_1: address ?? '',
                city: town ?? '',
                ...(listing.district && { region: listing.district }),
                state_province: listing.region ?? '',
                postal_code: listing.pincode ?? '',
                country: 'IN',
                address_type: 'physical',
              },
            ],
          }),
          ...(listing.accessibility.length > 0 && {
            accessibility: listing.accessibility.map((description, at) => ({
              id: hsdsId('accessibility', id, at),
              location_id,
              description,
            })),
          }),
        },
      },
    ],
  }
}
