import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { Advertisement } from '../../../../shared/advertising/advertisements.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { rupees } from '../../../../shared/formats/money.ts'
import { number } from '../../../../shared/formats/numbers.ts'
import { copyText } from '../../../parts/copy-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { ExternalLink } from '../../../parts/external-link/external-link.tsx'
import { Bar } from '../queue/bar.tsx'
import { ItemBody, ItemHead } from '../queue/item.tsx'
import type { AdvertisementAct } from './act-dialog.tsx'
import { Pairs } from '../queue/pairs.tsx'
import { words } from './words.ts'

interface AdvertisementItemProps {
  of: Advertisement
  onAct: (act: AdvertisementAct | 'form') => void
}

/** One advertisement as it is, and what may be done with it. */
export function AdvertisementItem({ of: one, onAct }: AdvertisementItemProps) {
  const { title, description, type, isRunning, reportKey } = one
  const [last, setLast] = useState({ reportKey, text: '' })
  // Nothing is said of a link that has ended since.
  const said = last.reportKey === reportKey ? last.text : ''
  const say = (text: string) => setLast({ reportKey, text })
  const path = `/figures/${reportKey}`
  /** The sponsor's link to the figures: whoever has it reads them, and nothing else. */
  const copy = () => {
    const address = location.origin + path
    copyText(address).then(
      () => say(words.copied),
      () => say(words.notCopied(address)),
    )
  }
  return (
    <>
      <ItemHead title={title}>
        {isRunning ? words.active : words.inactive}. {words.types[type]}.
      </ItemHead>
      <ItemBody>
        <p className="as-typed said">{description}</p>
        <Facts of={one} />
        <Picture of={one} />
        <div className="item-acts">
          <Button onClick={copy}>{words.copyLink}</Button>
          <Button aria-haspopup="dialog" onClick={() => onAct('new-link')}>
            {words.newLink}
          </Button>
          <ButtonLink to={path}>{words.figures}</ButtonLink>
          <Button look="danger" aria-haspopup="dialog" onClick={() => onAct('delete')}>
            {words.delete}
          </Button>
        </div>
        <p role="status">{said}</p>
      </ItemBody>
      <Bar>
        <Button look="primary" icon={Pencil} aria-haspopup="dialog" onClick={() => onAct('form')}>
          {words.edit}
        </Button>
      </Bar>
    </>
  )
}

function Picture({ of: { pictureUrl, imageUrl } }: { of: Advertisement }) {
  if (pictureUrl)
    return (
      <img
        src={pictureUrl}
        alt={words.picture}
        width={240}
        height={160}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
    )
  if (!imageUrl) return null
  return (
    <p>
      <ExternalLink href={imageUrl}>{words.imageAddress}</ExternalLink>
    </p>
  )
}

function Facts({ of: one }: { of: Advertisement }) {
  const { type, position, budget, impressions, clicks, startDate, endDate } = one
  const facts = [
    [words.place, type === 'partner' ? words.partnerPlace : words.positions[position]],
    [words.runs, words.fromTo(dayAndTime(startDate), dayAndTime(endDate))],
    [words.paid, rupees(budget)],
    [words.impressions, number(impressions)],
    [words.clicks, number(clicks)],
  ] as const
  return <Pairs of={facts} />
}
