export const words = {
  signIn: 'Sign In',
  printedMail: 'This is a trial: the email is not sent, it is printed in the terminal.',
}
