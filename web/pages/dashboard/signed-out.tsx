import LogIn from 'lucide-react/icons/log-in'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LOGIN_REDIRECT_DELAY } from '../../../shared/site.ts'
import { signInAddress } from '../../../shared/accounts/visitor.ts'
import { notify } from '../../notices/notice.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { words } from './words.ts'

/** Says that you have to sign in, and after a second leads there (§2). Without script the link does. */
export function SignedOut() {
  const { pathname, search } = useLocation()
  const signIn = signInAddress(pathname + search)
  useEffect(() => {
    notify({ ...words.loginRequired, look: 'info' })
    const timer = setTimeout(() => location.assign(signIn), LOGIN_REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [signIn])
  return (
    <div className="stack">
      <h2>{words.loginRequired.title}</h2>
      <p>{words.loginRequired.text}</p>
      <p>
        <ButtonLink to={signIn} reloadDocument look="primary" icon={LogIn}>
          {words.signIn}
        </ButtonLink>
      </p>
      <p className="soft small">{words.signInNext}</p>
    </div>
  )
}
