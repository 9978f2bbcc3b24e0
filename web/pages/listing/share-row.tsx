import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { LikeButton } from '../../parts/like/like-button.tsx'
import { fullPlace } from '../../parts/listing/full-place.ts'
import { Button } from '../../ui/button/button.tsx'
import { ShareOnWhatsApp } from '../../parts/external-link/share-on-whatsapp.tsx'
import { WrittenStatus } from '../../ui/written-status.tsx'
import { words } from './words.ts'

interface ShareRowProps {
  listing: ListingDetail
  publicUrl: string
}

/** Ways to take the listing along. The first script copies and prints (web/boot/copy-and-print.ts). */
export function ShareRow({ listing, publicUrl }: ShareRowProps) {
  return (
    <div
      className="share stack-s"
      // What was copied is another listing's.
      key={listing.id}
      data-copied={words.copied}
      data-not-copied={words.copyFailed}
    >
      <div className="btn-row btn-tight">
        <LikeButton listing={listing} />
        <ShareOnWhatsApp lines={[listing.name, `${publicUrl}/listing/${listing.id}`]} />
        {listing.address && listing.address !== listing.town && (
          <Button
            look="quiet"
            icon={Copy}
            data-copy={`${listing.name}\n${fullPlace(listing)}`}
            className="until-script"
          >
            {words.copyAddress}
          </Button>
        )}
        <Button look="quiet" icon={Printer} data-print="" className="until-script">
          {words.print}
        </Button>
      </div>
      <WrittenStatus />
    </div>
  )
}
