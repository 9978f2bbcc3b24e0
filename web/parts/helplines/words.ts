export const helplineWords = {
  titles: {
    danger: 'Someone is in danger',
    child: 'A child needs protection',
    low: 'You feel very low or overwhelmed',
  },
  call: (number: string) => `Call ${number}`,
  sources: 'Where these numbers come from',
}
