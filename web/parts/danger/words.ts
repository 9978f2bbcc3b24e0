import type { Danger } from '../../../shared/search/danger.ts'

/** Of the card that answers danger, fetched with it. */
export const dangerWords = {
  call: (number: string) => `Call ${number}`,
  /** Read out to who does not see the card that has come. */
  danger: ({ title, calls }: Danger) =>
    [
      'Above the results:',
      title,
      ...calls.map(({ number, when }) => `${when}: call ${number}.`),
    ].join(' '),
}
