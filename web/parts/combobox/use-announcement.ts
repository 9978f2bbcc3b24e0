import { useEffect, useState } from 'react'

/** Long enough for a screen reader to finish with the letter just typed, as in GOV.UK's autocomplete. */
const DELAY = 1400

/** What a live region says: the sentences, once they have stayed the same for a moment. */
export function useAnnouncement(sentences: (string | false | undefined)[]): string {
  const text = sentences.filter(Boolean).join(' ')
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), DELAY)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
