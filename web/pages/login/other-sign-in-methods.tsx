import { ButtonLink } from '../../ui/button/button-link.tsx'
import { keeping, useReturnTo } from './return-to.ts'
import { words } from './words.ts'

/** Links to the other screens of signing in; they go on to the same place. */
export function OtherSignInMethods({ ways }: { ways: { to: string; label: string }[] }) {
  const returnTo = useReturnTo()
  return (
    <nav className="sign-in-ways" aria-label={words.otherWays}>
      <p className="or soft small">{words.or}</p>
      <ul className="stack-s">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <ButtonLink to={keeping(to, returnTo)} isWide>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
