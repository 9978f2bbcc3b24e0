export const helplineWords = {
  titles: {
    danger: 'Someone is in danger',
    child: 'A child needs protection',
    low: 'You feel very low or overwhelmed',
  },
  call: (number: string) => `Call ${number}`,

  asPrinted: 'As printed on',
  notCalled: 'We have not called it.',
  whatFor: 'What it is for:',
  undated: 'page undated, read',
  newTab: '(opens a new tab)',
  ownNumber: 'Set by the people who run this site. We have not called it.',
}
