import { useParams } from 'react-router'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { SignInFirst } from '../../parts/sign-in-first.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { useVisitor } from '../../visitor.tsx'
import { words } from './register-words.ts'
import { Registering } from './registering.tsx'

/** The dialog as a page of its own: for who has no script yet, and for a link that somebody sends. */
export function RegisterPage() {
  const { id = '' } = useParams()
  const { state } = useVisitor()
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={words.title}
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
      <noscript>
        <p className="pb-4">{words.needsScript}</p>
      </noscript>
      {state === 'guest' ? (
        <SignInFirst>{words.signInToRegister}</SignInFirst>
      ) : (
        <div className="read">
          <Registering eventId={Number(id)} />
        </div>
      )}
    </div>
  )
}
