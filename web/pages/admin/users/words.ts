import type { Role } from '../../../../shared/accounts/users.ts'
import { count } from '../kit/count-words.ts'
import { searchKey, type KeyLine } from '../queue/words.ts'

export const words = {
  title: 'Users',
  keys: [
    ['R', 'Suspend: asks first'],
    ['A', 'Lift a suspension: asks first'],
    searchKey,
  ] satisfies KeyLine[],
  loading: 'Loading users',
  search: 'Search',
  searchHint: 'Name or email',
  count: count('user', 'users'),
  none: 'No users match.',
  notFound: 'This user is not on this page. Please search for the name or email address.',
  clear: 'Show all users',
  roles: { user: 'User', checker: 'Checker', admin: 'Admin' } satisfies Record<Role, string>,
  suspended: 'Suspended',
  notVerified: 'Email not confirmed',
  you: 'This is you',
  joined: (day: string) => `Joined ${day}`,
  username: 'Username',
  role: 'Role',
  reviews: 'Reviews',
  signedIn: 'Signed in',
  sessions: (devices: number) =>
    devices === 0 ? 'No' : `On ${count('device', 'devices')(devices)}`,
  notYourself: 'You can’t change your own role or suspend yourself. Another admin can.',
  acts: {
    makeAdmin: {
      button: 'Make admin',
      title: 'Make this person an admin?',
      text: (who: string) =>
        `${who} can then do everything here that you can. They are signed out everywhere and have to sign in again.`,
      yes: 'Make admin',
    },
    makeUser: {
      button: 'Remove admin role',
      title: 'Remove the admin role?',
      text: (who: string) => `${who} can no longer open this page. They are signed out everywhere.`,
      yes: 'Remove admin role',
    },
    makeChecker: {
      button: 'Make checker',
      title: 'Make this person a checker?',
      text: (who: string) =>
        `${who} can then open Checks, and nothing else of this panel. There they see whom to ask for at a place, while they check it. They are signed out everywhere and have to sign in again.`,
      yes: 'Make checker',
    },
    endChecker: {
      button: 'Remove checker role',
      title: 'Remove the checker role?',
      text: (who: string) => `${who} can no longer open Checks. They are signed out everywhere.`,
      yes: 'Remove checker role',
    },
    endSessions: {
      button: 'Sign out everywhere',
      title: 'Sign this person out everywhere?',
      text: (who: string) => `${who} has to sign in again on every device.`,
      yes: 'Sign out everywhere',
    },
    suspend: {
      button: 'Suspend',
      title: 'Suspend this account?',
      text: (who: string) =>
        `${who} is signed out and cannot sign in until you lift the suspension. What they wrote stays.`,
      yes: 'Suspend account',
    },
    restore: {
      button: 'Lift suspension',
      title: 'Lift this suspension?',
      text: (who: string) => `${who} can sign in again.`,
      yes: 'Lift suspension',
    },
  },
  reason: 'Reason',
  reasonKept: 'It is kept in the audit log.',
}
