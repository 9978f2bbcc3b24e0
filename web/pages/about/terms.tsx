import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../../queries/site.ts'
import { AboutText } from './about-text.tsx'
import { ReachUs } from './reach-us.tsx'
import { termsWords } from './terms-words.ts'

/** With the grievance officer, where one is named (ruling 23). */
export function Terms() {
  const { name, emergencyNumber, grievanceOfficer } = useSuspenseQuery(settings()).data
  return (
    <AboutText id="terms" blocks={termsWords.blocks(name, emergencyNumber)}>
      <ReachUs {...termsWords.reachUs} />
      {grievanceOfficer && (
        <section>
          <h2>{termsWords.officer}</h2>
          <p>
            <strong>{grievanceOfficer}</strong>
          </p>
          <p>{termsWords.officerTimes}</p>
          <p className="soft small">{termsWords.officerRule}</p>
        </section>
      )}
    </AboutText>
  )
}
