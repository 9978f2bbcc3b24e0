import { users } from '../../db/schema.ts'

/** What a user is made of where one is sent or guarded (§7); nothing else of the row leaves the server. */
export const USER_COLUMNS = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  role: users.role,
  isEmailVerified: users.isEmailVerified,
  wantsWaitingMail: users.wantsWaitingMail,
}
