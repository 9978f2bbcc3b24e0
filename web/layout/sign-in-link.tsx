import { buttonClass } from '../ui/button/look.ts'
import { words } from './words.ts'

interface SignInLinkProps {
  to: string
  look?: 'quiet'
  isWide?: boolean
}

/** A full-page navigation (§2), and nothing for a search engine to follow. It stands twice on every guest's page. */
export function SignInLink({ to, look, isWide }: SignInLinkProps) {
  return (
    <a className={buttonClass(look, isWide)} href={to} rel="nofollow">
      {words.signIn}
    </a>
  )
}
