import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import ShieldCheck from 'lucide-react/icons/shield-check'
import User from 'lucide-react/icons/user'
import UserX from 'lucide-react/icons/user-x'
import type { AdminUser } from '../../../../shared/accounts/admin-users.ts'
import { RowState } from '../queue/row-state.tsx'
import { words } from './words.ts'

const ICONS = { user: User, checker: Phone, admin: ShieldCheck }

/** What is unusual about an account, otherwise its role. */
export function UserRowState({ user }: { user: AdminUser }) {
  const { role, isSuspended, isEmailVerified } = user
  if (isSuspended)
    return (
      <RowState icon={UserX} isWarning>
        {words.suspended}
      </RowState>
    )
  if (!isEmailVerified) return <RowState icon={Mail}>{words.notVerified}</RowState>
  return <RowState icon={ICONS[role]}>{words.roles[role]}</RowState>
}
