import { beforeAll, expect, test } from 'vitest'
import { MESSAGES } from './specification.ts'
import { modulesFrom, namedTexts, pagesOfScreens } from './words-of.ts'

/** The table of §8: every message stands among the words of each place where it appears, and is named there. */

/** What was asked for, word for word: the table may say more, never less or otherwise. */
const ASKED = [
  ['Error', 'Failed to log out.'],
  ['Error', 'Failed to update like status'],
  ['Error', 'Failed to submit review'],
  ['Error', 'Failed to send message.'],
  ['Error', 'Failed to update listing.'],
  ['Error', 'Failed to submit listing.'],
  ['Error', 'Failed to update status.'],
  ['Error', 'Failed to approve listing.'],
  ['Error', 'Failed to unapprove listing.'],
  ['Error', 'Failed to delete listing.'],
  ['Error', 'Failed to create blog post.'],
  ['Error', 'Failed to update blog post.'],
  ['Error', 'Failed to delete blog post.'],
  ['Error', 'Failed to subscribe to newsletter.'],
  ['Seeding Failed', 'Failed to seed categories'],
  ['Error', 'Failed to create advertisement'],
  ['Error', 'Failed to update advertisement'],
  ['Error', 'Failed to delete advertisement'],
  ['Download failed', 'Failed to download CSV template'],
  ['Import failed', 'Import failed'],
  ['Import failed', 'Failed to import CSV file'],
  ['Import completed with errors', ''],
  ['Import successful', ''],
  ['Registration Failed', 'There was an error registering for this event. Please try again.'],
  ['Cancellation Failed', 'Failed to cancel registration. Please try again.'],
  ['Login Required', 'Please log in to access your dashboard.'],
  ['Login Required', 'Please sign in to like listings'],
  ['Review Required', 'Please write a review before submitting'],
  ['Invalid file type', 'Please upload a CSV file'],
  ['No file selected', 'Please select a CSV file to import'],
  ['', 'Failed to fetch listings'],
  ['', 'Failed to fetch listing'],
  ['', 'Failed to fetch submissions'],
  ['', 'Submission not found'],
  ['', 'Location access denied. Please enable location permissions to see nearby resources.'],
  ['', 'Location unavailable. Please check your connection and try again.'],
  ['', 'Location request timed out. Please try again.'],
  ['', 'An unknown error occurred while getting your location.'],
  ['', 'Geolocation is not supported by this browser'],
  ['Logged out', 'You have been successfully logged out.'],
  ['Listing Liked', 'Added to your liked listings'],
  ['Listing Unliked', 'Removed from your liked listings'],
  ['Review Submitted', 'Thank you for your feedback!'],
  ['Success!', "You've been subscribed to our newsletter."],
  ['Message Sent!', ''],
  ['Submission Received!', ''],
  ['Listing Updated!', ''],
  ['Status Updated', ''],
  ['Categories Seeded Successfully', ''],
  ['Advertisement created successfully!', ''],
  ['Advertisement updated successfully!', ''],
  ['Advertisement deleted successfully!', ''],
  ['Template downloaded', 'CSV template has been downloaded successfully'],
  [
    'Registration Successful!',
    'You have been registered for this event. A confirmation email will be sent shortly.',
  ],
  ['Registration Cancelled', 'Your event registration has been cancelled successfully.'],
  // §2, §4 and §5, which §8 calls "listed per screen above".
  ['404 Page Not Found', 'Did you forget to add the page to the router?'],
  ['Listing Not Found', ''],
  ['Authentication Required', ''],
  ['403 - Access Forbidden', ''],
  ['', 'You have already reviewed this listing.'],
  ['', 'Please sign in to write a review.'],
  ['', 'Required'],
  ['', 'Invalid email'],
  ['', 'Age must be at least 1'],
  ['', 'Age must be reasonable'],
  ['Event Has Passed', ''],
  ['Registration Closed', ''],
  ['Event Full', ''],
  ['', 'No featured listings available at the moment.'],
  ['', 'No blog posts available at the moment.'],
  ['', 'No listings found matching your criteria.'],
  ['No Upcoming Events', ''],
  ['No Events Available', ''],
  ['', "You haven't registered for any events yet."],
  ['', 'No advertisements yet. Create your first one!'],
  ['', 'Date not available'],
] as const

test('the table of §8 holds every message that was asked for, letter by letter', () => {
  const told = MESSAGES.map(({ title, message }) => [title, message].join('|'))
  const missing = ASKED.filter((asked) => !told.includes(asked.join('|')))
  expect(missing).toEqual([])
})

/** The screens of a place that is no path of its own. */
const PLACES: Record<string, RegExp> = {
  'admin Dashboard': /^\/admin$/,
  'admin Submissions': /^\/admin\/submissions/,
  'admin Listings': /^\/admin\/listings/,
  'admin CSV Import': /^\/admin\/import/,
  'admin Blog': /^\/admin\/blog/,
  'admin Ads': /^\/admin\/ad/,
  // What one is forbidden is said by every tab in the same way.
  '/admin': /^\/admin/,
  '/dashboard': /^\/dashboard/,
}
/** What stands in place of any screen that could not be drawn. */
const PROBLEM = fileOf('../web/pages/problem/problem.tsx')
const HEADER = fileOf('../web/frame.tsx')

function fileOf(path: string): string {
  return new URL(path, import.meta.url).pathname
}

const textsOf = new Map<string, string[]>()
beforeAll(async () => {
  const pages = await pagesOfScreens()
  for (const place of new Set(MESSAGES.flatMap(({ where }) => where))) {
    const path = place.replaceAll(/\{(\w+)\}/g, ':$1')
    const screens = [...pages].filter(([at]) => PLACES[place]?.test(at) ?? at === path)
    // A screen that is not there yet shows nothing, not even a problem.
    if (screens.length === 0 && path.includes('/')) continue
    const starts = place === 'header' ? [HEADER] : [PROBLEM, ...screens.map(([, page]) => page)]
    const modules = new Set(starts.flatMap((start) => [...modulesFrom(start)]))
    textsOf.set(place, await namedTexts(modules))
  }
})

/** `{source}` stands for any words; where it is a link, what stands around it are entries of their own. */
function says(texts: string[], text: string): boolean {
  const parts = text.split(/\{[^}]*\}/)
  const whole = new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`,
  )
  const around = parts.map((part) => part.replace(/^[.,\s]+/, '').trim()).filter(Boolean)
  return (
    texts.some((one) => whole.test(one)) ||
    (parts.length > 1 && around.every((part) => texts.includes(part)))
  )
}

test('every message of §8 is named where it appears', () => {
  expect(MESSAGES.length).toBeGreaterThan(90)
  const missing = MESSAGES.flatMap(({ situation, title, message, where }) =>
    where
      .filter((place) =>
        [title, message].some((text) => text && !says(textsOf.get(place) ?? [], text)),
      )
      .map((place) => `${situation} (${place})`),
  )
  expect(missing).toEqual([])
})
