import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'

/** The schema.org kind of a listing, where one fits better than a local business. */
const KINDS: Partial<Record<CategorySlug, string>> = {
  'special-schools': 'School',
  'doctors-specialists': 'MedicalClinic',
  'support-groups': 'Organization',
}

const ENOUGH_REVIEWS = 3

/** The listing for machines: only what the page shows, nothing that is not known. */
export function listingJson(publicUrl: string, listing: ListingDetail): object {
  const { id, name, category, description, phone, email, website, rating, reviewCount } = listing
  return {
    '@type': KINDS[category] ?? 'LocalBusiness',
    '@id': `${publicUrl}/listing/${id}`,
    name,
    description,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    url: website ?? `${publicUrl}/listing/${id}`,
    address: {
      '@type': 'PostalAddress',
      ...(listing.address && { streetAddress: listing.address }),
      ...(listing.town && { addressLocality: listing.town }),
      ...(listing.region && { addressRegion: listing.region }),
      ...(listing.pincode && { postalCode: listing.pincode }),
      addressCountry: 'IN',
    },
    ...(reviewCount >= ENOUGH_REVIEWS && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    }),
  }
}
