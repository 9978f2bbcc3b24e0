import { every } from 'hono/combine'
import { formBody } from './form-body.ts'
import { idempotency } from './idempotency.ts'
import { noStore } from './no-store.ts'
import { limitWrites } from './rate-limit.ts'
import { session } from './session.ts'

/** What the form of a page goes through that no script sends: the same as a write of the API. */
export const pageForm = every(noStore, idempotency, formBody, session, limitWrites)
