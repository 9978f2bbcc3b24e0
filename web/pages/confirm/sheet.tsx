import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { sheetPath } from '../../../shared/checks/links.ts'
import { shortDate } from '../../../shared/formats/dates.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { providerSheet } from '../../queries/provider-links.ts'
import { settings } from '../../queries/site.ts'
import { useLanguage } from './in-language.ts'
import { Languages } from './languages.tsx'

/** The link of a provider to print, for a visit or for the post. */
export function ConfirmSheet() {
  const { token = '' } = useParams()
  const { language, words } = useLanguage()
  const sheet = useSuspenseQuery(providerSheet(token, language)).data
  const site = useSuspenseQuery(settings()).data
  const title = sheet ? words.sheetTitle(sheet.name) : words.tooLate
  return (
    <div className="wrap" lang={language}>
      <FormStyles />
      <PageHead title={title} description={words.description} path="/confirm" isUnlisted />
      <Languages language={language} pathIn={(one) => sheetPath(token, one)} />
      <div className="page-head breaks no-print">
        <h1>{title}</h1>
        <p className="lead">{sheet ? words.sheetLead : words.tooLateText}</p>
      </div>
      {sheet && (
        <article className="confirm-sheet section-tight" aria-label={title}>
          <p className="confirm-sheet-lead">{words.sheetNamaste}</p>
          <p>{words.sheetIs(site.name)}</p>
          <p>
            {words.sheetShows} <strong>{sheet.name}</strong>
          </p>
          <p>{words.sheetAsk}</p>
          <svg
            className="confirm-sheet-code"
            viewBox={`0 0 ${sheet.code.size} ${sheet.code.size}`}
            role="img"
            aria-label={words.sheetCode}
            shapeRendering="crispEdges"
          >
            <path d={sheet.code.path} />
          </svg>
          <p>{words.sheetPoint}</p>
          <p className="confirm-sheet-address">{sheet.address}</p>
          <p className="small">
            {words.sheetUntil(shortDate(indianDay(new Date(sheet.expiresAt))) ?? '')}
          </p>
        </article>
      )}
    </div>
  )
}
