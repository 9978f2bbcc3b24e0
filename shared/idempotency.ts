/** The field of a form without script that holds its Idempotency-Key (decision 22). */
export const IDEMPOTENCY_FIELD = 'idempotencyKey'
