import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Link2 from 'lucide-react/icons/link-2'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Advertisement } from '../../../../shared/advertising/advertisements.ts'
import { copyText } from '../../../parts/copy-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import type { AdvertisementAct } from './act-dialog.tsx'
import { words } from './words.ts'

interface AdvertisementCardProps {
  of: Advertisement
  onAct: (act: AdvertisementAct | 'form') => void
}

/** One advertisement as it is, and what may be done with it. */
export function AdvertisementCard({ of: one, onAct }: AdvertisementCardProps) {
  const { title, description, type, isRunning } = one
  const about = <VisuallyHidden>{words.of(title)}</VisuallyHidden>
  return (
    <article className="card breaks" ref={useKeptFocus()}>
      <div className="row">
        {isRunning ? (
          <Badge look="good" icon={Check}>
            {words.active}
          </Badge>
        ) : (
          <Badge>{words.inactive}</Badge>
        )}
        <Badge look="info">{words.types[type]}</Badge>
      </div>
      <h3>{title}</h3>
      <p className="as-typed">{description}</p>
      <Picture of={one} />
      <Facts of={one} />
      <div className="btn-row">
        <Button icon={Pencil} aria-haspopup="dialog" onClick={() => onAct('form')}>
          {words.edit}
          {about}
        </Button>
        <Button icon={Trash2} aria-haspopup="dialog" onClick={() => onAct('delete')}>
          {words.delete}
          {about}
        </Button>
      </div>
      <PrivateLink of={one} onAct={onAct} />
    </article>
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
      <ExternalLink href={imageUrl} note={words.newTab}>
        {words.imageAddress}
      </ExternalLink>
    </p>
  )
}

function Facts({ of: one }: { of: Advertisement }) {
  const { type, position, budget, impressions, clicks, startDate, endDate } = one
  const facts = [
    [words.facts.position, type === 'partner' ? words.partnerPlace : words.positions[position]],
    [words.facts.budget, words.rupees(budget)],
    [words.facts.impressions, words.number(impressions)],
    [words.facts.clicks, words.number(clicks)],
    [words.facts.runs, words.runs(dayAndTime(startDate), dayAndTime(endDate))],
  ]
  return (
    <dl className="stack-s">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="soft small">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The sponsor's link to the figures: whoever has it reads them, and nothing else. */
function PrivateLink({ of: { title, reportKey }, onAct }: AdvertisementCardProps) {
  const [last, setLast] = useState({ reportKey, text: '' })
  // Nothing is said of a link that has ended since.
  const said = last.reportKey === reportKey ? last.text : ''
  const say = (text: string) => setLast({ reportKey, text })
  const path = `/figures/${reportKey}`
  const about = <VisuallyHidden>{words.of(title)}</VisuallyHidden>
  const copy = () => {
    const address = location.origin + path
    copyText(address).then(
      () => say(words.copied),
      () => say(words.notCopied(address)),
    )
  }
  return (
    <>
      <div className="btn-row">
        <Button look="quiet" icon={Copy} onClick={copy}>
          {words.copyLink}
          {about}
        </Button>
        <Button look="quiet" icon={Link2} aria-haspopup="dialog" onClick={() => onAct('new-link')}>
          {words.newLink}
          {about}
        </Button>
      </div>
      <p role="status" className={said ? undefined : 'vh'}>
        {said}
      </p>
      <p>
        <ExternalLink href={path} note={words.newTab}>
          {words.figures}
          {about}
        </ExternalLink>
      </p>
    </>
  )
}
