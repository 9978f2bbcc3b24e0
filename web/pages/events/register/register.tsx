import { useParams } from 'react-router'
import { FormStyles } from '../../../parts/form/form-styles.tsx'
import { words as formWords } from '../../../parts/form/words.ts'
import { PageHead } from '../../../parts/page-head/page-head.tsx'
import { PageTop } from '../../../parts/page-head/page-top.tsx'
import { words } from './words.ts'
import { Registering } from './registering.tsx'
import { useRefusedRegistration } from './use-refused-registration.ts'

/** The dialog as a page of its own: for anyone who has no script yet, and for a link that somebody sends. */
export function RegisterPage() {
  const { id = '' } = useParams()
  const refused = useRefusedRegistration()
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={refused?.problem ? formWords.titlePrefix + words.title : words.title}
        description={words.description}
        path={`/events/${id}/register`}
        isUnlisted
      />
      <PageTop trail={[{ to: '/events', label: words.events }]} here={words.title} />
      <div className="read">
        <Registering eventId={Number(id)} isPage refused={refused} />
      </div>
    </div>
  )
}
