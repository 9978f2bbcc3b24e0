import { useSuspenseQuery } from '@tanstack/react-query'
import { breadcrumbJson } from '../../parts/page-head/breadcrumb-json.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { settings } from '../../queries/site.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Time } from '../../ui/time.tsx'
import { AccessibilitySection } from './accessibility-section.tsx'
import { Contents } from './contents.tsx'
import { Credits } from './credits.tsx'
import { OfferSection } from './offer-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { TermsSection } from './terms-section.tsx'
import { TextSection } from './text-section.tsx'
import { words } from './words.ts'

const TRAIL = [{ to: '/', label: words.home }]

/** When the words of privacy, terms or accessibility last changed. */
const CHANGED = '2026-11-22'

/** §2 "About". The footer leads to #privacy, #terms and #accessibility. */
export function About() {
  const { name, publicUrl } = useSuspenseQuery(settings()).data
  return (
    <div className="wrap">
      <PageHead title={words.title(name)} description={words.description(name)} path="/about" />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(publicUrl, TRAIL, words.here)} />
      <div className="page-head">
        <Breadcrumbs label={words.breadcrumbs} trail={TRAIL} here={words.here} />
        <h1>{words.title(name)}</h1>
        <p className="lead">{words.lead}</p>
        <p className="soft small mt-2">
          {words.changed} <Time of={CHANGED} />
        </p>
      </div>
      <div className="with-side">
        <Contents />
        <div className="about">
          <TextSection id="mission" title={words.sections.mission} blocks={words.mission(name)} />
          <TextSection id="values" title={words.sections.values} blocks={words.values} />
          <OfferSection />
          <TextSection id="facts" title={words.sections.facts} blocks={words.facts} />
          <TextSection id="sources" title={words.sections.sources} blocks={words.sources}>
            <Credits />
          </TextSection>
          <PrivacySection />
          <TermsSection />
          <AccessibilitySection />
        </div>
      </div>
    </div>
  )
}
