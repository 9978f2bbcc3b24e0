import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useVisitor } from '../../visitor.tsx'
import { LikeForm, type LikeButtonProps } from './like-form.tsx'
import { keepWish, PersonalLike } from './like-later.ts'
import { useHydrated } from '../use-hydrated.ts'

/** The heart with its count. What only somebody signed in needs is fetched for them; a guest is asked to sign in. */
export function LikeButton({ listing, wish }: LikeButtonProps) {
  const { state } = useVisitor()
  const isHydrated = useHydrated()
  const { id } = listing
  const [isRefused, setRefused] = useState(false)
  /** Pressed before it was known whether it is liked, or by whom. */
  const isWanted = useRef(false)
  const want = () => {
    isWanted.current = true
  }
  const takePress = useCallback(() => {
    const isPressed = isWanted.current
    isWanted.current = false
    return isPressed
  }, [])
  const askToSignIn = useCallback(() => setRefused(true), [])
  const refuse = useCallback(() => {
    setRefused(true)
    void keepWish(id)
  }, [id])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the press came before the answer that decides it
    if (state === 'guest' && takePress()) refuse()
  }, [state, takePress, refuse])

  // The server draws no heart of a person's own, and this begins as the server drew it.
  if (state === 'signed-in' && isHydrated)
    return (
      <Suspense fallback={<LikeForm listing={listing} wish={wish} onPress={want} />}>
        <PersonalLike
          listing={listing}
          wish={wish}
          onEarlyPress={want}
          takePress={takePress}
          onEnded={askToSignIn}
        />
      </Suspense>
    )
  return (
    <LikeForm
      listing={listing}
      wish={wish}
      needsSignIn={isRefused}
      onPress={state === 'loading' ? want : refuse}
    />
  )
}
