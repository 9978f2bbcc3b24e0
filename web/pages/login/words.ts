import { LINK_MINUTES, PASSWORD_MIN, SESSION_DAYS } from '../../../shared/accounts/visitor.ts'
import type { SignInProblem } from '../../../shared/accounts/sign-in-problems.ts'
import { words as shared } from '../../../shared/words.ts'

const NOT_YOUR_ADDRESS =
  'If this is not your address, please close this page, and nothing will happen.'

export const words = {
  signIn: 'Sign in',
  signUp: 'Create an account',
  forgot: 'Forgot your password?',

  email: 'Email address',
  emailHint: 'Such as asha@example.org',
  password: 'Password',
  newPassword: 'New password',
  newPasswordHint: `At least ${PASSWORD_MIN} characters. Three or four words in a row are good and easy to remember.`,
  firstName: 'First name',
  lastName: 'Last name',
  adult: 'I am 18 or older',

  writeEmail: 'Write your email address, such as asha@example.org',
  writePassword: 'Write your password',
  writeNewPassword: `Choose a password of at least ${PASSWORD_MIN} characters`,
  writeFirstName: 'Write your first name, up to 50 characters, without addresses, numbers or links',
  writeLastName: 'Write a last name of up to 50 characters, without addresses, numbers or links',
  tickAdult: 'Tick that you are 18 or older. Accounts are for adults.',

  loginTitle: 'Sign in',
  loginDescription: 'Sign in to like listings and write reviews.',
  loginLead: 'You can read everything here without an account.',
  loginFor: {
    like: (name: string) => `Sign in to like ${name}. Then we take you back to it.`,
    review: (name: string) => `Sign in to review ${name}. Then we take you back to it.`,
    goOn: (name: string) => `Sign in to go on with ${name}. Then we take you back to it.`,
  },
  loginTo: {
    register: 'Sign in to register for this event. Then we take you back to it.',
    event: 'Sign in to go on with this event. Then we take you back to it.',
    propose: 'Sign in to propose an event. Then we take you back to the form.',
    submit: 'Sign in to add or change a listing. Then we take you back to the form.',
    claim: 'Sign in to look after this listing. Then we take you back to it.',
    report: 'Sign in to report a review. Then we take you back to the reviews.',
    dashboard: 'Sign in to see your dashboard.',
    account: 'Sign in to see your account.',
  },
  withEmail: 'With your email address and password',
  signingIn: 'Signing in…',
  continueWith: (provider: string) => `Continue with ${provider}`,
  withProvider: 'With an account you have elsewhere',
  otherWays: 'Other ways to sign in',
  or: 'or',
  linkInstead: 'Get a sign-in link by email',
  passwordInstead: 'Sign in with your password',
  newHere: 'New here?',
  newHereText: 'An account is free. You need an email address.',
  newHereProvidersText: 'An account is free. You can create one in one step.',
  staySignedIn: `You stay signed in on this device for ${SESSION_DAYS} days. On a shared device, please sign out at the end.`,

  linkTitle: 'Get a sign-in link',
  linkDescription: 'Sign in with a link in an email, without a password.',
  linkLead: 'We send a link to your email address. Open it and press the button there to sign in.',
  linkAdult: 'I am 18 or older, and if I have no account yet, please create one',
  sendLink: 'Send me the link',
  sending: 'Sending…',

  signUpTitle: 'Create an account',
  signUpDescription: 'Create a free account to like listings and write reviews.',
  signUpLead:
    'It takes about two minutes. Your email address is not shown to the public. A review need not show your name.',
  creating: 'Creating your account…',
  adultContinueWith: (provider: string) => `I am 18 or older. Continue with ${provider}`,
  haveAccount: 'I have an account. Sign in',
  next: 'What happens next',
  nextSteps: [
    'We send an email to your address.',
    'You open the link in it, in this browser.',
    'You press a button to confirm that the address is yours. Then you are signed in.',
  ],
  closed: shared.signUpClosed,
  closedLink: 'This site cannot send email yet, so it cannot send you a link.',

  forgotTitle: 'Set a new password',
  forgotDescription: 'Set a new password by a link in an email.',
  forgotLead: 'We send a link to your email address. There you choose a new password.',

  resetTitle: 'Choose a new password',
  resetDescription: 'Choose a new password for your account.',
  resetLead: (email: string) =>
    `It is for the account ${email}. From then on you sign in with it. You are signed out everywhere else.`,
  saving: 'Saving…',
  newLink: 'Ask for a new link',
  savePassword: 'Save the new password',

  sentTitle: 'Check your email',
  sentTo: (email: string) => `We have sent an email to ${email}, if this address can be used.`,
  sentSomewhere: 'We have sent an email, if this address can be used.',
  sentMinutes: `Open the link in it. It works once, within ${LINK_MINUTES} minutes.`,
  sentDay: 'Open the link in it. It works once, within 24 hours. Please open it in this browser.',
  sentPageTitle: 'An email is on its way',
  sentDescription: 'An email with a link is on its way.',
  sentHolds: `Open the link in it. It works once: for ${LINK_MINUTES} minutes to sign in, for 24 hours to confirm your address.`,
  toSignIn: 'To the sign-in page',
  nothingCame: 'No email yet?',
  nothingPrinted: 'No email in the terminal?',
  nothingCameSteps: ['Wait five minutes. Some emails are slow.', 'Check your spam folder.'],
  checkAddress: 'Check the address for typing errors.',
  tryAgain: 'Try another address',

  confirmDescription: 'Press the button and you are signed in.',
  confirm: {
    'sign-up': {
      title: 'Please confirm your address',
      lead: (email: string) =>
        `Is ${email} your email address? If so, press the button to create your account.`,
      press: 'Yes, this is my address',
      notYou: NOT_YOUR_ADDRESS,
    },
    'sign-in': {
      title: 'Sign in with your link',
      lead: (email: string) => `Press the button to sign in as ${email}.`,
      press: 'Sign in',
      notYou: NOT_YOUR_ADDRESS,
    },
    'first-admin': {
      title: 'Become the admin of this trial',
      lead: () =>
        'Press the button to become admin: with your account if you are signed in, otherwise with a new one.',
      press: 'Make me admin',
      notYou: 'If you did not start this site, please close this page, and nothing will happen.',
    },
  },
  noLinkTitle: 'There is no link to use',

  passwordSet: 'Your new password is set. Please sign in with it.',

  problemTitle: 'You are not signed in',
  tooMany: (wait: string) => `Too many tries. Please try again in ${wait}.`,
  problems: {
    invalid: 'Something was missing. Please check what you wrote and try again.',
    internal: 'Something went wrong on our side. Please try again in a moment.',
    'wrong-password':
      'The email address and the password do not match. Please check both, or ask for a link by email.',
    'password-short': `Please choose a password of at least ${PASSWORD_MIN} characters.`,
    'password-common':
      'Many people use this password, so it is easy to guess. Please choose another.',
    'sign-up-closed': shared.signUpClosed,
    'link-used': 'This link has already been used, or it is too old. Please ask for a new one.',
    'admin-link-used':
      'This link has already been used, or it is too old. For a new one, run this on the computer with the site: npm run admin -- grant EMAIL',
    suspended: 'This account is suspended. Please write to us if you think that is a mistake.',
    'too-many': 'Too many tries. Please wait a few minutes, then try again.',
    'no-account':
      'There is no account for this yet. To create one, please confirm first that you are 18 or older.',
    'email-not-verified':
      'The other site has not checked your email address. Please confirm it there, or sign in another way.',
    'not-linked':
      'You already have an account with this email address. Please sign in to it as you did before.',
    'method-removed':
      'You removed this way to sign in from your account. Please sign in another way. You can add it again on your account page.',
    'other-account':
      'That could not be added: its email address is not the one of your account here, or it belongs to another account here.',
    'provider-unknown': 'You cannot sign in this way here. Please choose another way.',
    'provider-cancelled': 'You stopped at the other site, so nothing has changed here.',
    'provider-refused':
      'The other site did not let you in. Please try again, or sign in another way.',
    'provider-unavailable':
      'The other site is not answering at the moment. Please try again in a minute, or sign in another way.',
  } satisfies Record<SignInProblem, string>,
}
