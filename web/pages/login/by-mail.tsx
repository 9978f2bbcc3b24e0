import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { signInWays } from '../../queries/admin/users.ts'
import { Note } from '../../ui/note.tsx'
import { CheckMail } from './check-mail.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { ProblemNote } from './problem-note.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { useSent } from './use-sent.ts'
import { words } from './words.ts'

const OTHER_WAYS = [{ to: '/login', label: words.passwordInstead }]

/** A page whose form sends a link: first the form, then where to look for the mail. Closed while the site cannot mail. */
export function ByMail({
  title,
  description,
  lead,
  form: MailForm,
}: {
  title: string
  description: string
  lead: string
  form: ComponentType<{ onSent: (email: string) => void }>
}) {
  const { hasMail } = useSuspenseQuery(signInWays()).data
  const sent = useSent()
  return (
    <SignInPage
      title={title}
      description={description}
      lead={hasMail && !sent.email ? lead : undefined}
    >
      {sent.email ? (
        <CheckMail email={sent.email} opens={words.sentMinutes} onAgain={sent.startAgain} />
      ) : (
        <>
          <ProblemNote />
          {hasMail ? (
            <MailForm onSent={sent.to} />
          ) : (
            <Note look="warn">
              <p>{words.closedLink}</p>
            </Note>
          )}
        </>
      )}
      <OtherSignInMethods ways={OTHER_WAYS} />
    </SignInPage>
  )
}
