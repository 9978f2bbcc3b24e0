import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { Advertisement } from '../../../../shared/advertising/advertisements.ts'
import { copyText } from '../../../parts/copy-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { RowMenu } from '../kit/row-menu.tsx'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import type { AdvertisementAct } from './act-dialog.tsx'
import { words } from './words.ts'

interface AdvertisementRowProps {
  of: Advertisement
  onAct: (act: AdvertisementAct | 'form') => void
}

/** One advertisement as it is, and what may be done with it. */
export function AdvertisementRow({ of: one, onAct }: AdvertisementRowProps) {
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
    <article className="line-row" ref={useKeptFocus()}>
      <div className="line-row-name">
        <h3>{title}</h3>
        {isRunning ? (
          <Badge look="good" icon={Check}>
            {words.active}
          </Badge>
        ) : (
          <Badge>{words.inactive}</Badge>
        )}
        <Badge look="info">{words.types[type]}</Badge>
      </div>
      <p className="line-row-facts as-typed">{description}</p>
      <Facts of={one} />
      <Picture of={one} />
      <p role="status" className={said ? undefined : 'vh'}>
        {said}
      </p>
      <div className="row-acts">
        <Button aria-haspopup="dialog" onClick={() => onAct('form')}>
          {words.edit}
          <VisuallyHidden>{words.of(title)}</VisuallyHidden>
        </Button>
        <RowMenu
          of={words.of(title)}
          items={[
            { label: words.copyLink, onChoose: copy, asksNothing: true },
            { label: words.newLink, onChoose: () => onAct('new-link') },
            { label: words.figures, to: path },
            { label: words.delete, onChoose: () => onAct('delete'), isDanger: true },
          ]}
        />
      </div>
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
    type === 'partner' ? words.partnerPlace : words.positions[position],
    words.runs(dayAndTime(startDate), dayAndTime(endDate)),
    words.budgetOf(budget),
    words.impressions(impressions),
    words.clicks(clicks),
  ]
  return (
    <ul className="line-row-facts line-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
