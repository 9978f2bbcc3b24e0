import { useSuspenseQuery } from '@tanstack/react-query'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { breadcrumbJson } from '../../parts/page-head/breadcrumb-json.ts'
import { CHILDREN, EMERGENCY, MENTAL_HEALTH } from '../../parts/helplines/helplines.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { settings } from '../../queries/site.ts'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { Note } from '../../ui/note.tsx'
import { Steps } from '../../ui/form/steps.tsx'
import { HelplineSources } from './helpline-sources.tsx'
import { Helpline } from './helpline.tsx'
import { words } from './words.ts'

/** Whom to call now, in the order of danger; at the end, where each number comes from (rulings 2, 57). */
export function HelpNow() {
  const { publicUrl, emergencyNumber } = useSuspenseQuery(settings()).data
  return (
    <div className="wrap">
      <PageHead title={words.title} description={words.description} path="/help-now" />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(publicUrl, words.title)} />
      <PageTop here={words.title} lead={words.lead} />
      <div className="stack-l">
        <div className="grid grid-2">
          <Helpline id="danger" number={emergencyNumber} of={EMERGENCY} isFirst>
            {words.danger}
          </Helpline>
          <Helpline id="child" number={CHILDREN.number} of={CHILDREN}>
            {words.child(emergencyNumber)}
          </Helpline>
          <Helpline id="low" number={MENTAL_HEALTH.number} of={MENTAL_HEALTH}>
            {words.low}
          </Helpline>
        </div>
        <Note icon={MessageSquareText}>
          <h2 id="speak" className="note-title">
            {words.cannotSpeak}
          </h2>
          <p>{words.cannotSpeakText}</p>
          <p className="show-this">{words.showThis(emergencyNumber)}</p>
          <p>{words.alone(emergencyNumber)}</p>
          <p>{words.notInDanger}</p>
          <p className="show-this">{words.showInShop}</p>
        </Note>
        <section className="stack" aria-labelledby="steps">
          <h2 id="steps">{words.stepsTitle(emergencyNumber)}</h2>
          <Steps steps={words.steps} />
          <p className="soft small">{words.stepsAreOurs}</p>
        </section>
        <HelplineSources emergencyNumber={emergencyNumber} />
      </div>
    </div>
  )
}
