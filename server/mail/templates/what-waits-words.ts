const counted = (one: string, many: string) => (count: number) =>
  `${count} ${count === 1 ? one : many}`

export const words = {
  subject: (count: number, site: string) =>
    count === 1 ? `1 item to review on ${site}` : `${count} items to review on ${site}`,
  text: 'Waiting for review, the oldest first:',
  kinds: {
    new: counted('new listing', 'new listings'),
    change: counted('change', 'changes'),
    event: counted('event', 'events'),
    report: counted('report', 'reports'),
    claim: counted('claim', 'claims'),
    review: counted('review', 'reviews'),
    message: counted('message', 'messages'),
    backup: () => 'Backups',
  },
  only: (name: string, day: string) => `${name}, since ${day}`,
  oldest: (name: string, day: string) => `The oldest: ${name}, since ${day}`,
  noBackup: (folder: string, day: string) =>
    `No good one since ${day} in ${folder}. The log of the site says why.`,
  action: 'Review the oldest',
  why: 'One email a day for admins, none when there is nothing.',
  stop: 'Switch it off',
}
