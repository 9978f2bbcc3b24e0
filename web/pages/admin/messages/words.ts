import type { ContactKind, ContactQueue, MessageSender } from '../../../../shared/contact/rules.ts'
import { count } from '../kit/count-words.ts'
import { searchKey, type KeyLine } from '../queue/words.ts'

export const words = {
  title: 'Messages',
  keys: [
    ['A', 'Mark as read, or as unread'],
    ['R', 'Reply by email'],
    searchKey,
  ] satisfies KeyLine[],
  show: 'Which messages',
  shows: { unread: 'Unread', read: 'Read', all: 'All' } satisfies Record<ContactQueue, string>,
  kind: 'What they are about',
  everyKind: 'Everything',
  kinds: {
    contact: 'Message to us',
    missing: 'Something missing',
    wrong: 'Something wrong',
    'own-listing': 'Their own listing',
  } satisfies Record<ContactKind, string>,
  search: 'Search',
  searchHint: 'Name, email or words',
  clear: 'Show all messages',
  loading: 'Loading messages',
  count: count('message', 'messages'),
  none: {
    unread: 'There are no unread messages.',
    read: 'There are no read messages.',
    all: 'There are no messages.',
  } satisfies Record<ContactQueue, string>,
  noneFound: 'No messages match.',

  unread: 'Unread',
  read: 'Read',
  phone: 'Phone',
  listing: 'Listing',
  notFound: 'This message is no longer there.',
  from: 'From',
  /** A name and an address prove nothing: anybody can type them. */
  proof: 'Who wrote it',
  senders: {
    'looks-after': 'Signed in, and looks after this listing',
    'other-account': 'Signed in, does not look after this listing',
    guest: 'Not signed in: nothing proves who wrote',
    unknown: 'We have no record of who was signed in: nothing proves who wrote',
  } satisfies Record<MessageSender, string>,
  notShown: 'not shown at the moment',
  repliesLeave: 'Replies leave from your own email program. We do not keep them.',
  reply: 'Reply',
  replySubject: (subject: string) => `Re: ${subject}`,
  markRead: 'Mark as read',
  markManyRead: (many: number) => `Mark ${many} as read`,
  markUnread: 'Mark as unread',

  delete: 'Delete',
  deleteTitle: 'Delete this message?',
  deleteText: (subject: string, name: string) =>
    `“${subject}” by ${name} will be deleted permanently. This cannot be undone.`,
  deleteYes: 'Delete message',
  keep: 'Keep it',
}
