import { useState } from 'react'

/** Whether it was ever so: what unfolds where something is wrong stays open while that is put right. */
export function useWasEver(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo)
  if (isSo && !was) setWas(true)
  return was || isSo
}
