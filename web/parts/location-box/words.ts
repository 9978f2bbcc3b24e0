export const words = {
  label: 'Town, district, state or PIN code',
  placeholder: 'Mapusa or 403507',
  hint: 'Places are suggested while you type. Use the up and down arrow keys to look at them, and Enter to choose one. By touch, look through the list with your finger. Then press Search.',
  clear: 'Clear the place',
  unknown: (typed: string) =>
    `We do not know a place called “${typed}”. Check the spelling, or type the nearest town or a PIN code.`,

  locate: 'Use my location',
  notNow: 'Not now',
  finding: 'Finding your location…',
  asks: 'Your browser asks you first. We only see where you are to within about 1 km.',
  locateFailed: 'We could not look up the nearest town. Please try again, or type a town.',
}
