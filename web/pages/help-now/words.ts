export const words = {
  title: 'Help now',
  description:
    'Numbers to call in India when someone is in danger, when a child needs protection, or when you feel very low.',
  lead: 'Three numbers for all of India. Press a button to call.',

  danger: 'For police, fire and medical help. Also call if a child or an adult is lost.',
  child: (emergency: string) =>
    `The national helpline for children in distress. If nobody answers, call ${emergency}.`,
  low: 'Tele-MANAS, the mental health line of the Health Ministry. It is free, day and night, in about 20 languages.',

  cannotSpeak: 'Speaking is hard right now?',
  cannotSpeakText: 'Go to someone near you. Show them this sentence:',
  showThis: (emergency: string) =>
    `“I cannot speak right now. Please stay with me. If I am in danger, please call ${emergency}.”`,
  alone: (emergency: string) =>
    `If you are alone: send a message to someone you trust. If you are in danger, ask them to call ${emergency} for you. You can also go to the emergency department of a hospital. Our source says that you can also ask the emergency centre for help through the app “112 India”, and by email. We do not know its email address. We have not tried the app, and do not know if it works where you are.`,
  notInDanger: 'You are not in danger, for example in a shop? Show them this:',
  showInShop: '“I cannot speak right now. I can read and type.”',

  stepsTitle: (emergency: string) => `When you call ${emergency}`,
  steps: [
    'Say what happened, in one sentence.',
    'Say where you are. A shop name or a bus stop helps.',
    'You can say: “The person is autistic. Please speak slowly and ask before touching.”',
    'Stay on the line until they say you can end the call.',
  ],
  stepsAreOurs: 'These steps are our own suggestion.',

  asPrinted: 'As printed on',
  notCalled: 'We have not called it.',
  whatFor: 'What it is for:',
  undated: 'page undated, read',
  ownNumber: 'Set by the people who run this site. We have not called it.',
}
