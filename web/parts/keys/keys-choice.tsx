import { Choice } from '../../ui/form/choice.tsx'
import { switchKeys, useAreKeysOn } from './keys-switch.ts'
import { words } from './words.ts'

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
