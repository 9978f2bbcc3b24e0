import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../../queries/site.ts'
import { ReachUs } from './reach-us.tsx'
import { termsWords } from './terms-words.ts'
import { TextSection } from './text-section.tsx'
import { words } from './words.ts'

/** With the grievance officer, where one is named (ruling 23). */
export function TermsSection() {
  const { name, emergencyNumber, grievanceOfficer } = useSuspenseQuery(settings()).data
  return (
    <TextSection
      id="terms"
      title={words.sections.terms}
      blocks={termsWords.blocks(name, emergencyNumber)}
    >
      <ReachUs {...termsWords.reachUs} />
      {grievanceOfficer && (
        <>
          <h3>{termsWords.officer}</h3>
          <p>
            <strong>{grievanceOfficer}</strong>
          </p>
          <p>{termsWords.officerTimes}</p>
          <p className="soft small">{termsWords.officerRule}</p>
        </>
      )}
    </TextSection>
  )
}
