import { number } from '../../../shared/formats/numbers.ts'
import { CLICK_MINUTES } from '../../../shared/advertising/rules.ts'

export const words = {
  title: (title: string) => `Figures: ${title}`,
  loading: 'Loading the figures',
  description: 'How often an advertisement was shown and clicked.',
  private: 'Private page for the advertiser. Read only.',
  active: 'Active',
  inactive: 'Inactive',
  runs: (start: string, end: string) => `Runs ${start} – ${end}, Indian time.`,
  table: 'Day by day',
  day: 'Day',
  shown: 'Shown',
  clicked: 'Clicked',
  total: 'Total',
  number,
  none: 'Nothing has been counted yet.',
  download: 'Download as CSV',
  how: `Shown: at least half of it was visible for a second, once per visitor and hour. Clicked: within ${CLICK_MINUTES} minutes after it was seen, once per visitor and hour. Crawlers are not counted, nor are visitors without JavaScript. We do not know who they were.`,
  howTitle: 'How it is counted',
}
