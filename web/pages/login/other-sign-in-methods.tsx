import { Link } from 'react-router'
import { keeping, useReturnTo } from './return-to.ts'
import { words } from './words.ts'

/** Links to the other screens of signing in; they go on to the same place. */
export function OtherSignInMethods({ ways }: { ways: { to: string; label: string }[] }) {
  const returnTo = useReturnTo()
  return (
    <nav aria-labelledby="other-ways">
      <h2 id="other-ways" className="label">
        {words.otherWays}
      </h2>
      <ul className="foot-links">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={keeping(to, returnTo)}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
