interface Message {
  site: string
  name: string
  url: string
  days: number
}

/** What a provider reads before they open their link, and what a listing says of it afterwards. */
export const words = {
  ask: ({ site, name, url }: Omit<Message, 'days'>) =>
    `Namaste. ${site} is a free list of help for autistic people in India. It shows ${name}: ${url}\n` +
    'Is what it says still right? Do you take new people now? Please answer here. Thank you.',
  message: ({ site, name, url, days }: Message) =>
    `Namaste. ${site} is a free list of help for autistic people in India. It shows ${name}. ` +
    `Is what it says still right? Please look, it takes two minutes: ${url}\n` +
    `You need no account. The link works once, for ${days} days. Thank you.`,
  /** What a checker heard, for the moderator who decides it. */
  correctionSubject: (name: string) => `Heard in a call: ${name}`,
  correctionMessage: 'The provider said so when we called.',
}
