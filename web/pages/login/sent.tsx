import MailCheck from 'lucide-react/icons/mail-check'
import { MailIsOut } from '../../parts/mail-is-out.tsx'
import { Note } from '../../ui/note.tsx'
import { NothingCame } from './nothing-came.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { words } from './words.ts'

const OTHER_WAYS = [{ to: '/login', label: words.toSignIn }]

/** Where a form that was sent without script leads to. */
export function MailSent() {
  return (
    <SignInPage title={words.sentPageTitle} description={words.sentDescription}>
      <Note look="good" icon={MailCheck}>
        <h2 className="note-title">{words.sentTitle}</h2>
        <MailIsOut text={words.sentSomewhere} />
        <p>{words.sentHolds}</p>
      </Note>
      <NothingCame />
      <OtherSignInMethods ways={OTHER_WAYS} />
    </SignInPage>
  )
}
