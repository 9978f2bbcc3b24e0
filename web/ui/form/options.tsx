import type { ReactNode } from 'react'

interface OptionsProps<Value extends string | number> {
  of: readonly Value[]
  say: (value: Value) => ReactNode
}

/** What a select offers: a value each, and the word for it. */
export const Options = <Value extends string | number>({ of, say }: OptionsProps<Value>) =>
  of.map((value) => (
    <option key={value} value={value}>
      {say(value)}
    </option>
  ))
