import { useParams } from 'react-router'
import { FormStyles } from '../../../parts/form/form-styles.tsx'
import { words as formWords } from '../../../parts/form/words.ts'
import { PageHead } from '../../../parts/page-head/page-head.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
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
      <div className="page-head">
        <Breadcrumbs
          label={words.breadcrumbs}
          trail={[
            { to: '/', label: words.home },
            { to: '/events', label: words.events },
          ]}
          here={words.title}
        />
        <h1>{words.title}</h1>
      </div>
      <div className="read">
        <Registering eventId={Number(id)} isPage refused={refused} />
      </div>
    </div>
  )
}
