export const words = {
  title: 'Keep what helps you',
  description:
    'With a free account you keep listings you like, write reviews and see it all in one place.',
  lead: 'Everything here can be read without an account. With one, you can do more.',
  benefits: 'What an account is for',
  benefitList: [
    { title: 'Save favourite listings', text: 'Press Like, and find them again on any device.' },
    { title: 'Write reviews', text: 'Tell other families what you found.' },
    {
      title: 'Register for events',
      text: 'For yourself or for your child, and cancel when plans change.',
    },
    {
      title: 'Submit new resources',
      text: 'Tell us about a school, a doctor, a group. We read it before it is shown.',
    },
    { title: 'Track it on your dashboard', text: 'What you liked and sent, in one place.' },
  ],
  waysTitle: 'How you sign in',
  ways: (ways: string) => `You sign in with ${ways}.`,
  email: 'your email address',
  signIn: 'Sign In',
  signUp: 'Create an account',
  privacyTitle: 'What we keep',
  privacy:
    'Your name, your email address, and what you like or write. Other visitors do not see your address.',
  privacyMore: 'More about privacy',
  free: 'An account is free. You can delete it yourself at any time.',
}
