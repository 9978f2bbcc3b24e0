import type { AdPosition, AdType, ClickTarget } from '../../../../shared/advertising/rules.ts'
import { words as shared } from '../../../../shared/words.ts'

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})
const whole = new Intl.NumberFormat('en-IN')

/** The tab Ads. */
export const words = {
  create: 'Create Advertisement',
  createTitle: 'Create Advertisement',
  editTitle: 'Edit Advertisement',
  noun: 'advertisement',
  none: 'No advertisements yet. Create your first one!',
  loading: 'Loading advertisements',
  active: 'Active',
  inactive: 'Inactive',
  types: {
    banner: 'Banner',
    'sponsored-listing': 'Sponsored listing',
    partner: 'Partner',
  } satisfies Record<AdType, string>,
  positions: {
    'homepage-hero': 'Home, below the search',
    'directory-top': 'Directory, above the results',
    'directory-bottom': 'Directory, below the results',
    sidebar: 'Listing page, at the side',
  } satisfies Record<AdPosition, string>,
  targets: {
    _blank: 'A new tab',
    _self: 'The same tab',
  } satisfies Record<ClickTarget, string>,
  facts: {
    position: 'Position',
    budget: 'Budget',
    impressions: 'Impressions',
    clicks: 'Clicks',
    runs: 'Runs',
  },
  rupees: (budget: number) => rupees.format(budget),
  number: (count: number) => whole.format(count),
  runs: (start: string, end: string) => `${start} – ${end}`,
  partnerPlace: 'Our Trusted Partners, on the home page',
  imageAddress: 'Picture as given, not shown to visitors',
  picture: 'Its picture',
  newTab: '(opens a new tab)',
  edit: 'Edit',
  delete: 'Delete',
  copyLink: 'Copy private link',
  copied: 'The link is copied. Whoever has it can read the figures.',
  notCopied: (address: string) => `Please copy this link by hand: ${address}`,
  figures: 'See the figures',
  newLink: 'Make a new link',
  of: (title: string) => ` ${title}`,
  close: 'Close',
  keep: 'Keep it as it is',
  acts: {
    delete: {
      title: 'Delete this advertisement?',
      text: (title: string) =>
        `${title} is removed with its figures, and its private link leads nowhere. This cannot be undone.`,
      yes: 'Delete advertisement',
    },
    'new-link': {
      title: 'Make a new private link?',
      text: (title: string) =>
        `Whoever has the link to the figures of ${title} now can no longer open them.`,
      yes: 'Make a new link',
    },
  },

  title: 'Title',
  description: 'Description',
  descriptionHint: 'A page shows the first 180 characters.',
  type: 'Type',
  standsWithPartners: 'It is shown in Our Trusted Partners, on the home page.',
  position: 'Position',
  targetUrl: 'Where it leads',
  targetUrlHint: 'A full web address, such as https://example.org',
  imageUrl: 'Address of a picture',
  imageUrlHint: 'Shown only if its host is one this site allows. Better: upload a picture above.',
  isActive: 'Switched on',
  start: 'Begins',
  startHint: 'Day and time in India',
  duration: 'How long',
  preset: (days: number) => `${days} days`,
  custom: 'Custom',
  days: 'Days',
  daysHint: '1 to 365',
  ends: (end: string) => `Ends ${end}.`,
  budget: 'Budget in rupees',
  budgetHint: 'A number in whole rupees, for example 50000. Anything else is saved as 0.',
  clickTarget: 'Opens in',
  save: 'Save advertisement',
  saving: 'Saving…',
  unsaved: 'This is what you wrote and have not saved yet.',
  unsavedSince: 'It is saved. What you wrote since is not saved yet.',
  discard: 'Discard it',
  says: {
    ...shared.advertisement,
    pictureIsAllowed: shared.submission.pictureIsAllowed,
  },
}
