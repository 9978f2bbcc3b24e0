/** What is said of reports (ruling 36). */
export const words = {
  notFound: 'This report no longer exists.',
  decided: 'Somebody else has answered this report. Please read it again.',
  nothingToCorrect: 'This report does not say which value is right.',
  checkFirst:
    'Please ask the place first, and say how you checked it: a wrong name, phone, email or website leads families elsewhere.',
  stillListed:
    'The listing is still public. Please take it out of the directory first, on its report or on the tab Listings, or write another answer.',
  notCorrected:
    'The listing still says what the report is about. Please correct it first, on its report or on the tab Listings, or write another answer.',
  /** Stands after "As printed on". */
  sentIn: {
    visitor: 'a report of a visitor',
    checker: 'a call with its provider',
    provider: 'a form that its provider sent in',
  },
}
