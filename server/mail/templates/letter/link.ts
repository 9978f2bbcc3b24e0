import { duration, moment } from '../../../../shared/formats/moments.ts'
import { words } from '../words.ts'

/** A link that works once, for so many minutes from now. */
export interface Link {
  url: string
  minutes: number
}

/** After then the link is of no use, and the mail with it. */
export const runsOut = ({ minutes }: Link) => new Date(Date.now() + minutes * 60_000)

/** The same in words. */
export const works = (link: Link) => words.worksFor(moment(runsOut(link)), duration(link.minutes))
