import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { copyText } from '../../parts/copy-text.ts'
import { LikeButton } from '../../parts/like/like-button.tsx'
import { fullPlace } from '../../parts/listing/full-place.ts'
import { useHydrated } from '../../parts/use-hydrated.ts'
import { Button } from '../../ui/button/button.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { words } from './words.ts'

interface ShareRowProps {
  listing: ListingDetail
  publicUrl: string
}

/** Ways to take the listing along. Copying and printing need the script; their place is kept until it is there. */
export function ShareRow({ listing, publicUrl }: ShareRowProps) {
  const isReady = useHydrated()
  const [copying, setCopying] = useState<'copied' | 'copyFailed'>()
  const address = fullPlace(listing)
  const text = words.share(listing.name, `${publicUrl}/listing/${listing.id}`)
  const copy = () =>
    copyText(`${listing.name}\n${address}`).then(
      () => setCopying('copied'),
      () => setCopying('copyFailed'),
    )
  return (
    <div className="stack-s">
      <div className="btn-row btn-tight">
        <LikeButton listing={listing} />
        <ExternalLink
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          button="quiet"
          icon={MessageCircle}
          note={words.whatsAppNote}
          isNoteHidden
        >
          {words.whatsApp}
        </ExternalLink>
        {address && (
          <Button
            look="quiet"
            icon={Copy}
            onClick={copy}
            className={isReady ? undefined : 'until-script invisible'}
          >
            {words.copyAddress}
          </Button>
        )}
        <Button
          look="quiet"
          icon={Printer}
          onClick={() => print()}
          className={isReady ? undefined : 'until-script invisible'}
        >
          {words.print}
        </Button>
      </div>
      <p role="status" className="soft small">
        {copying && words[copying]}
      </p>
    </div>
  )
}
