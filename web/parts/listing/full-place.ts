import type { Listing } from '../../../shared/listings/listings.ts'

type Place = Pick<Listing, 'address' | 'town' | 'taluka' | 'region' | 'pincode'>

/** "Gogol, Margao, Salcete, Goa 403601": what is known, the parts that repeat said once (ruling 4). */
export function fullPlace({ address, town, taluka, region, pincode }: Place): string {
  const said = (address ?? '').toLowerCase()
  const rest = [town, taluka, region].filter((part, index, all) => {
    return part && !said.includes(part.toLowerCase()) && all.indexOf(part) === index
  })
  const place = [address, ...rest].filter(Boolean).join(', ')
  return pincode && !said.includes(pincode) ? [place, pincode].filter(Boolean).join(' ') : place
}
