export interface Link {
  label: string
  url: string
}

export type Fact = [label: string, value: string, isStrong?: boolean]

export interface Letter {
  subject: string
  /** What is above the text; left out, the subject. */
  title?: string
  /** The same in the reader's language, which comes first; the ways on follow it, then the English. */
  inLanguage?: { language: string; title: string; paragraphs: string[] }
  /** The listing or event it is about, under the title. */
  name?: string
  paragraphs: string[]
  /** What is told in rows: "When", "Where". */
  facts?: Fact[]
  /** What leads to the quote. */
  why?: string
  /** What somebody wrote, in their words. */
  quote?: string
  /** After the facts and the quote. */
  after?: string[]
  /** The one button. A secret address is repeated in the open, for who cannot press. */
  action?: Link & { isSecret?: boolean }
  /** Other ways on, after the action. */
  more?: Link[]
  /** At the end, small. */
  notes?: string[]
  /** At the foot, in place of why the reader gets it: how to get it no more. */
  stop?: { why: string; link: Link }
  validUntil?: Date
}
