import type { AuditAction } from '../../../shared/admin/audit.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Transaction } from '../../db/open.ts'
import { auditLog } from '../../db/schema.ts'

interface Act {
  /** Null for a command of the operator. */
  admin: Pick<User, 'id'> | null
  action: AuditAction
  subjectId: number
  detail?: string
}

/** Writes down what an admin or a command did, in the transaction that does it: neither stands without the other. */
export const recordAct = (tx: Transaction, act: Act): Promise<void> => recordActs(tx, [act])

/** The same for several acts at once. */
export async function recordActs(tx: Transaction, acts: Act[]): Promise<void> {
  if (acts.length === 0) return
  await tx.insert(auditLog).values(
    acts.map(({ admin, ...act }) => ({
      ...act,
      actor: admin ? ('admin' as const) : ('command' as const),
      adminId: admin?.id ?? null,
    })),
  )
}
