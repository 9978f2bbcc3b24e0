import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import type { ProviderPage } from '../../../shared/checks/provider-answers.ts'
import { rightName, verdictName } from '../../../shared/checks/provider-form.ts'
import { CORRECTED_FIELDS } from '../../../shared/contact/rules.ts'
import { linkPath, STOP_ID } from '../../../shared/checks/links.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import { FormKey } from '../../parts/form-key.tsx'
import { ConsentLine } from '../../parts/consent-line.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Details } from '../../ui/details.tsx'
import { Note } from '../../ui/note.tsx'
import { FactAsked, FactUnknown } from './fact-asked.tsx'
import { useLanguage } from './in-language.ts'

interface AnswerFormProps {
  token: string
  page: ProviderPage
  refused: RefusedForm | undefined
}

/** A form that a browser sends on its own, with script and without: every fact, and three ends. */
export function AnswerForm({ token, page, refused }: AnswerFormProps) {
  const { language, words } = useLanguage()
  // What was marked was about what it said before.
  const isOutdated = refused?.problem.code === 'conflict'
  const typed: Record<string, string> = isOutdated ? {} : (refused?.fields ?? {})
  const problems: Record<string, string> = isOutdated ? {} : (refused?.problem.fields ?? {})
  const before = { typed, problems }
  const known = page.says.filter(({ value }) => value)
  const unknown = page.says.filter(({ value }) => !value)
  return (
    <form
      method="post"
      action={linkPath(token, language)}
      className="stack-l wide-form section-tight"
    >
      <FormKey />
      <input type="hidden" name="version" value={page.version} />
      {refused && (
        <Note look="bad" role="alert">
          <p>
            <strong>{words.refused}</strong> {refused.problem.message}
          </p>
          <Problems of={problems} />
        </Note>
      )}
      {page.hasChanged && (
        <Note look="warn">
          <p>{words.hasChanged}</p>
        </Note>
      )}
      <div>
        {known.map(({ field, value }) => (
          <FactAsked key={field} field={field} value={value ?? ''} {...before} />
        ))}
      </div>
      {unknown.length > 0 && (
        <Details
          className="fold"
          level={2}
          summary={words.unknownFacts(unknown.length)}
          isOpen={unknown.some(({ field }) => typed[rightName(field)])}
        >
          <div className="stack">
            <p>{words.unknownFactsText}</p>
            {unknown.map(({ field }) => (
              <FactUnknown key={field} field={field} {...before} />
            ))}
          </div>
        </Details>
      )}
      <section className="stack" aria-labelledby="ends">
        <h2 id="ends">{words.ends}</h2>
        <ConsentLine says={words} />
        <div className="confirm-ends">
          <div className="stack-s">
            <Button type="submit" name="answer" value="right" look="primary" icon={Check}>
              {words.allRight}
            </Button>
            <p className="hint">{words.allRightHint}</p>
          </div>
          <div className="stack-s">
            <Button type="submit" name="answer" value="corrected" icon={Pencil}>
              {words.correct}
            </Button>
            <p className="hint">{words.correctHint}</p>
          </div>
        </div>
        <Ending title={words.closedTitle} text={words.closedText} answer="closed">
          {words.closed}
        </Ending>
        <div id={STOP_ID}>
          <Ending title={words.stopTitle} text={words.stopText} answer="not-asked">
            {words.stop}
          </Ending>
        </div>
      </section>
    </form>
  )
}

/** Each that is wrong, and the way there. */
function Problems({ of }: { of: Record<string, string> }) {
  const { words } = useLanguage()
  const problems = CORRECTED_FIELDS.flatMap((field) =>
    [verdictName(field), rightName(field)].flatMap((name) =>
      of[name] ? [{ name, says: `${words.fields[field]}: ${of[name]}` }] : [],
    ),
  )
  if (problems.length === 0) return null
  return (
    <ul>
      {problems.map(({ name, says }) => (
        <li key={name}>
          <a href={`#${name}`}>{says}</a>
        </li>
      ))}
    </ul>
  )
}

interface EndingProps {
  title: string
  text: string
  answer: string
  children: string
}

/** An answer that ends something: what it means is read before there is a button, without script, too. */
const Ending = ({ title, text, answer, children }: EndingProps) => (
  <Details className="fold" summary={title}>
    <p>{text}</p>
    <p>
      <Button type="submit" name="answer" value={answer}>
        {children}
      </Button>
    </p>
  </Details>
)
