export const words = {
  here: 'Your report',
  description: 'What we did about a report on a listing.',
  titles: {
    received: 'We have your report',
    asking: 'Your report is being checked',
    asked: 'Your report is being checked',
    accepted: 'You were right: it is corrected',
    acted: 'We have accepted your report',
    declined: 'We have not changed it',
  },
  leads: {
    received: 'A moderator reads and checks it. Then this page says what we did.',
    asking: 'We are asking the place itself. Then this page says what we did.',
    asked:
      'We have asked the place itself. A moderator decides next, then this page says what we did.',
    accepted: 'Thank you. Other families now read what is right.',
    acted: 'Thank you for telling us. A moderator has looked at it.',
    declined: 'Thank you for telling us. A moderator has looked at it.',
  },
  listing: 'Listing',
  wrong: 'You told us',
  seen: 'You saw',
  /** As the page of the listing has it. */
  nothing: 'not known yet',
  more: 'something the page does not know yet',
  right: 'You wrote',
  sent: 'Sent',
  decided: 'Decided',
  answer: 'What the moderator says',
  isChanged: 'The page says something else now.',
  keep: 'Keep the address of this page, in a bookmark for example: nobody can find it again for you.',
  byEmail:
    'We email you what we did, too, but at most one such email a day. The link says it in any case.',
  toListing: 'Open the listing',
  unknown: 'This link does not work',
  unknownText: (months: number) =>
    `Part of it is missing, or the report is older than ${months} months. We erase reports after that.`,
  toDirectory: 'Open the directory',
}
