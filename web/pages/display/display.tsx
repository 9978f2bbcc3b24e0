import { useSearchParams } from 'react-router'
import { PREFERENCE_VALUES } from '../../../shared/preferences.ts'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { usePreferences } from '../../preferences.tsx'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Picks } from './picks.tsx'
import { Preview } from './preview.tsx'
import { words } from './words.ts'

/** From small to large, as they stand beside each other. */
const TEXT_SIZES = ['small', 'standard', 'large', 'largest'] as const

/**
 * How pages look, for everybody and without an account. A plain form: the server keeps it and draws the page again. The
 * first script shows what is chosen in the preview (web/boot/preview.ts).
 */
export function Display() {
  const [kept] = usePreferences()
  const done = useSearchParams()[0].get('done')
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead title={words.title} description={words.description} path="/display" />
      <PageTop here={words.title} lead={words.lead} />
      {done === 'kept' && <Done title={words.kept} text={words.keptText} />}
      {done === 'reset' && <Done title={words.reset} text={words.resetText} />}
      <div className="display section-tight">
        <form method="post" action="/display" className="stack-l" data-by-itself="">
          <Picks name="palette" values={PREFERENCE_VALUES.palette} kept={kept.palette} />
          <Picks name="text" values={TEXT_SIZES} kept={kept.text} />
          <Picks name="spacing" values={PREFERENCE_VALUES.spacing} kept={kept.spacing} />
          <Picks name="messages" values={PREFERENCE_VALUES.messages} kept={kept.messages} />
          <div className="btn-row">
            <Button look="primary" type="submit">
              {words.keep}
            </Button>
            <Button look="quiet" type="submit" name="reset" value="1">
              {words.reset}
            </Button>
          </div>
        </form>
        <Preview of={kept} />
      </div>
    </div>
  )
}

const Done = ({ title, text }: { title: string; text: string }) => (
  <Note look="good" role="status">
    <p>
      <b id="done" className="display-done" tabIndex={-1}>
        {title}
      </b>
    </p>
    <p>{text}</p>
  </Note>
)
