export interface Link {
  label: string
  url: string
}

export interface Letter {
  subject: string
  /** What is above the text; left out, the subject. */
  title?: string
  paragraphs: string[]
  /** What is told in rows: "When", "Where". */
  facts?: [label: string, value: string][]
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
  validUntil?: Date
}
