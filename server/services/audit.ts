import type { AuditAction } from '../../shared/audit.ts'
import type { User } from '../../shared/users.ts'
import type { Transaction } from '../db/open.ts'
import { auditLog } from '../db/schema.ts'

interface Act {
  /** Null for a command of the operator. */
  admin: Pick<User, 'id'> | null
  action: AuditAction
  subjectId: number
  detail?: string
}

/** Writes down what an admin or a command did, in the transaction that does it: neither stands without the other. */
export async function recordAct(tx: Transaction, { admin, ...act }: Act): Promise<void> {
  const actor = admin ? 'admin' : 'command'
  await tx.insert(auditLog).values({ ...act, actor, adminId: admin?.id ?? null })
}
