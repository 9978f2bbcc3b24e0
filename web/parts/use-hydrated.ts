import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first draw, true once the script is at work. For what cannot work without it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
