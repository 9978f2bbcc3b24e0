import type { Registration } from '../../../shared/events/registrations.ts'

export const registrationWords = {
  loading: 'Loading your registrations',
  none: "You haven't registered for any events yet.",
  findSome: 'Find an event',
  status: {
    registered: 'Registered',
    waitlisted: 'On the waitlist',
    offered: 'Place offered',
    cancelled: 'Cancelled',
    attended: 'Attended',
  } satisfies Record<Registration['status'], string>,
  organised: 'Events you organise',
  manage: (title: string) => `Who takes part in ${title}`,
  eventCancelled: 'Event cancelled',
  forWhom: (name: string, age: number | null) =>
    age === null ? `For ${name}` : `For ${name}, age ${age}`,
  erased: 'What you told us for this event has been deleted.',
  emergency: 'Emergency contact:',
  needs: 'Special requirements:',
  registeredOn: (day: string) => `Registered on ${day}`,
  inLine: (place: number) => `You are number ${place} on the waitlist.`,
  offeredUntil: (when: string) => `A place is kept for you until ${when}.`,

  of: (title: string) => ` for ${title}`,
  accept: 'Accept the place',
  accepting: 'Accepting…',
  close: 'Close',
  keep: 'No, keep it',
  working: 'Cancelling…',
  details: {
    button: 'Delete what I told you',
    title: 'Delete what you told us?',
    text: (title: string) =>
      `We delete the name, age, needs and contacts that you gave for “${title}” at once. Your registration stays. This cannot be undone.`,
    yes: 'Yes, delete it',
    working: 'Deleting…',
  },
  leave: {
    registered: {
      button: 'Cancel Registration',
      title: 'Cancel your registration?',
      text: (title: string) =>
        `Your place at “${title}” becomes free for somebody else. You may not get it back.`,
      yes: 'Yes, cancel it',
    },
    offered: {
      button: 'Decline',
      title: 'Decline the place?',
      text: (title: string) => `The place at “${title}” is offered to the next person.`,
      yes: 'Yes, decline it',
    },
    waitlisted: {
      button: 'Leave the waitlist',
      title: 'Leave the waitlist?',
      text: (title: string) => `You lose your turn on the waitlist for “${title}”.`,
      yes: 'Yes, leave it',
    },
  },
}
