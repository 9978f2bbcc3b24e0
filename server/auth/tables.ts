/** The tables in which the sign-in library keeps its things, under the names it knows them by. */
export {
  accounts as account,
  sessions as session,
  users as user,
  verifications as verification,
} from '../db/schema.ts'
