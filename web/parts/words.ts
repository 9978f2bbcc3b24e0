export const words = {
  signIn: 'Sign In',
}
