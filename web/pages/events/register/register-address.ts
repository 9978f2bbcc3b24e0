/** The dialog as a page, where its form goes without script, too. */
export const registerAddress = (eventId: number, isWaiting = false) =>
  `/events/${eventId}/register${isWaiting ? '?waitlist=yes' : ''}`
