import { Choice } from '../ui/form/choice.tsx'
import { switchKeys, useAreKeysOn } from './keys-switch.ts'

const words = {
  use: 'Use single keys in the Admin Panel',
  text: 'Keys do nothing while you type in a field. Each has a button, and everything works with Tab and Enter too. This is kept in this browser.',
}

/** Switches the single keys of the Admin Panel on and off, in this browser. */
export function KeysChoice() {
  const areOn = useAreKeysOn()
  return (
    <>
      <Choice
        type="checkbox"
        checked={areOn}
        onChange={({ currentTarget }) => switchKeys(currentTarget.checked)}
      >
        {words.use}
      </Choice>
      <p className="soft small">{words.text}</p>
    </>
  )
}
