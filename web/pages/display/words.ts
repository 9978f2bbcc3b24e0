export const words = {
  title: 'Display and comfort',
  description: 'Choose colours, text size and spacing. No account is needed.',
  lead: 'Choose, then press “Keep these settings”: this device remembers them. You do not need an account.',

  kept: 'Kept on this device',
  keptText: 'All pages now look like this one. You can change it here at any time.',
  reset: 'Back to standard',
  resetText: 'All pages look as they did at first.',

  preview: 'Preview',
  previewKind: 'Therapists',
  previewPlace: 'Goa',
  previewName: 'A place in the directory',
  previewText: 'This is how a listing looks with these settings.',
  previewAges: '4 to 18 years',
  previewNote: 'This is how a note looks.',

  groups: {
    palette: {
      legend: 'Colours',
      hint: '',
      labels: { auto: 'As my device', light: 'Light', dark: 'Dark', calm: 'Calm' },
    },
    text: {
      legend: 'Text size',
      hint: '',
      labels: { small: 'Small', standard: 'Standard', large: 'Large', largest: 'Largest' },
    },
    spacing: {
      legend: 'Spacing',
      hint: '',
      labels: { standard: 'Standard', roomy: 'Roomy' },
    },
    messages: {
      legend: 'Messages',
      hint: 'Nothing on Saath moves or plays by itself. Only short messages, such as “Saved”, disappear after a few seconds.',
      labels: { leave: 'Disappear', stay: 'Stay until I close them' },
    },
  },
  keep: 'Keep these settings',
}
