import { Note } from '../../ui/note.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { words } from './words.ts'

interface NoLinkProps {
  description: string
  ways: { to: string; label: string }[]
}

/** Where a link of a mail leads, without one that works. */
export function NoLink({ description, ways }: NoLinkProps) {
  return (
    <SignInPage title={words.noLinkTitle} description={description}>
      <Note look="warn">
        <p>{words.problems['link-used']}</p>
      </Note>
      <OtherSignInMethods ways={ways} />
    </SignInPage>
  )
}
