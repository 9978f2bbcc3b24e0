import { Avatar } from '../ui/avatar.tsx'

interface WhoIsSignedInProps {
  firstName: string | null
  lastName: string | null
  email: string
  profileImageUrl: string | null
}

/** Picture, name and, when a first name exists, the email (§2). */
export function WhoIsSignedIn({ firstName, lastName, email, profileImageUrl }: WhoIsSignedInProps) {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <div className="who">
      <Avatar firstName={firstName} lastName={lastName} picture={profileImageUrl} />
      <div>
        <p className="who-name">{name || email}</p>
        {firstName && <p className="soft small">{email}</p>}
      </div>
    </div>
  )
}
