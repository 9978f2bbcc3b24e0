import { KeysChoice } from '../../../parts/keys/keys-choice.tsx'
import { DialogOpener } from '../../../ui/dialog/dialog-opener.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Key, Keyed } from './key.tsx'
import { words, type KeyLine } from './words.ts'

const ID = 'all-keys'

/** At the foot of a list: the keys that are used most, and the way to all of them; not in a narrow window. */
export function KeysFoot() {
  return (
    <div className="q-foot">
      <p aria-hidden="true">
        {words.mostUsed.map((key) => (
          <Key key={key}>{key}</Key>
        ))}{' '}
        {words.keysHint}
      </p>
      <DialogOpener opens={ID} look="quiet" aria-keyshortcuts="?">
        <Keyed on="?">{words.allKeys}</Keyed>
      </DialogOpener>
    </div>
  )
}

/** All keys that do something here, with what each does, and the switch for them. */
export function KeysDialog({ keys }: { keys: readonly KeyLine[] }) {
  return (
    <Dialog id={ID} title={words.allKeys} close={words.close}>
      <div className="dialog-body stack">
        <KeysChoice />
        <table className="key-table">
          <thead>
            <tr>
              <th scope="col">{words.key}</th>
              <th scope="col">{words.does}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([names, does]) => (
              <tr key={does}>
                <td>
                  {names.split(' ').map((name) => (
                    <kbd key={name} className="key">
                      {name}
                    </kbd>
                  ))}
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
