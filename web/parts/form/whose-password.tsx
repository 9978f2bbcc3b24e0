/** Tells a password manager whose password is asked for, where the page knows. Nobody sees it. */
export function WhosePassword({ email = '' }: { email?: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
