import { useEffect } from 'react'
import { notify } from '../notices/notice.ts'
import { hasWish } from '../parts/like/wish.ts'
import { takeSigningIn } from '../parts/signing-in.ts'
import { words } from './words.ts'

/**
 * Says who is signed in, on the first page after signing in, whichever way that was. A like that is carried out there
 * says it itself.
 */
export function useArrival(name: string): void {
  useEffect(() => {
    if (takeSigningIn() && !hasWish())
      notify({ title: words.signedIn, text: words.signedInAs(name) })
  }, [name])
}
