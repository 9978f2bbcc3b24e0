import { ApiError } from '../api.ts'
import { fieldsOf } from '../notices/change.ts'

/** Somebody else was there first; its screen says so once, with the ways on (`EditConflict`). */
export const isConflict = (error: Error) =>
  error instanceof ApiError && error.status === 409 && !fieldsOf(error)

/** The same, or what it was about is gone. */
export const isTooLate = (error: Error) =>
  isConflict(error) || (error instanceof ApiError && error.status === 404)
