import type { ReactNode } from 'react'
import { useHydrated } from '../../parts/use-hydrated.ts'

/** What only the script can do is no dead button before it is there. */
export const Scripted = ({ children }: { children: ReactNode }) => (
  <fieldset className="scripted" disabled={!useHydrated()} role="none">
    {children}
  </fieldset>
)
