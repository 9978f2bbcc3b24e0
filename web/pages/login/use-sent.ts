import { useState } from 'react'

/** To whom the mail is on its way, and the way back to the form. Without script the form leads to /login/sent. */
export function useSent() {
  const [email, setEmail] = useState<string>()
  return { email, to: setEmail, startAgain: () => setEmail(undefined) }
}
