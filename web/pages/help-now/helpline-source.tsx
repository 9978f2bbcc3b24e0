import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { Time } from '../../ui/time.tsx'
import type { HelplineFacts, Source } from '../../parts/helplines/helplines.ts'
import { words } from './words.ts'

/** Where a number was read, and that nobody of us has called it (rulings 1, 2). */
export function HelplineSource({ of: { source, purpose } }: { of: HelplineFacts }) {
  return (
    <div className="soft small">
      <p>
        {words.asPrinted} <SourceLink of={source} />. {words.notCalled}
      </p>
      {purpose && (
        <p>
          {words.whatFor} <SourceLink of={purpose} />.
        </p>
      )}
    </div>
  )
}

function SourceLink({ of: { name, url, date, readOn } }: { of: Source }) {
  return (
    <>
      <ExternalLink href={url} isNoteHidden>
        {name}
      </ExternalLink>
      {', '}
      {!date && `${words.undated} `}
      <Time of={date ?? readOn} look="month" />
    </>
  )
}
