export const words = {
  coverage: 'How accurate it is',
  title: 'Places to call first',
  description:
    'Numbers in our directory that nobody has confirmed for a year: a list to print, and what to ask.',
  lead: 'Nobody has confirmed these numbers within the last 12 months. Anybody may call and ask; Goa’s come first.',
  ask: 'What to ask',
  questions: [
    'Say who you are, and that you ask for a free directory of autism resources.',
    'Are you still there, and is this the number that families should call?',
    'Do you take new people now?',
    'Is there anything that we should show, or should not?',
  ],
  manners:
    'Call when offices are open. If they would rather not be called, thank them and tell us; we ask no more.',
  print: 'Print this list',
  send: 'Tell us what they said',
  columns: ['Place', 'Number', 'Right?', 'Takes new people?', 'Day'],
  yesOrNo: 'yes / no',
  aDay: '…………',
  none: 'Every number that we show was confirmed within the last 12 months.',
}
