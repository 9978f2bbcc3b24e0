import { createContext, use, useState, type ReactNode } from 'react'
import { preferencesSetCookie, readPreferences, type Preferences } from '../shared/preferences.ts'

type Change = (change: Partial<Preferences>) => void

const PreferencesContext = createContext<[Preferences, Change]>([
  readPreferences(''),
  () => undefined,
])

/** What the visitor chose, and how to change it. A change is kept in the cookie the server reads. */
export const usePreferences = () => use(PreferencesContext)

export function PreferencesProvider({
  initial,
  children,
}: {
  initial: Preferences
  children: ReactNode
}) {
  const [preferences, setPreferences] = useState(initial)
  const change: Change = (changed) => {
    const next = { ...preferences, ...changed }
    document.cookie = preferencesSetCookie(next)
    setPreferences(next)
  }
  return <PreferencesContext value={[preferences, change]}>{children}</PreferencesContext>
}
