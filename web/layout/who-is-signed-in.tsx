import { Avatar } from '../ui/avatar.tsx'

interface WhoIsSignedInProps {
  firstName: string | null
  lastName: string | null
  email: string
  profileImageUrl: string | null
}

/** Picture, name and, when a first name exists, the email (§2). */
export function WhoIsSignedIn({ firstName, lastName, email, profileImageUrl }: WhoIsSignedInProps) {
  return (
    <div className="who">
      <Avatar firstName={firstName} lastName={lastName} picture={profileImageUrl} />
      <div>
        <p className="who-name">{nameOf({ firstName, lastName, email })}</p>
        {firstName && <p className="soft small">{email}</p>}
      </div>
    </div>
  )
}

/** How somebody is called on their own pages. */
export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<WhoIsSignedInProps, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email
