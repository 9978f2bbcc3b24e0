import type { MouseEvent } from 'react'
import { Sheet } from '../ui/dialog/sheet.tsx'
import { AccountInSheet } from './account-in-sheet.tsx'
import { NavigationLink } from './navigation-link.tsx'
import type { ShellProps } from './types.ts'
import { words } from './words.ts'

export const MENU_ID = 'menu'

const HELP_NOW = { to: '/help-now', label: words.helpNow }

type MenuSheetProps = Pick<ShellProps, 'navigation' | 'emergency' | 'account'>

/** The navigation of small screens: a sheet at the right that closes on selection (§2). */
export function MenuSheet({ navigation, emergency, account }: MenuSheetProps) {
  const links = navigation.filter(({ look }) => look !== 'button')
  const buttons = navigation.filter(({ look }) => look === 'button')
  return (
    <Sheet id={MENU_ID} title={words.menu} close={words.closeMenu}>
      <nav aria-label={words.menu}>
        <ul>
          {[...links, HELP_NOW, emergency].map((item) => (
            <li key={item.to}>
              <NavigationLink item={item} onClick={closeSheet} />
            </li>
          ))}
        </ul>
        {(buttons.length > 0 || account) && (
          <div className="dialog-body stack-s">
            {buttons.map((item) => (
              <NavigationLink key={item.to} item={item} isWide onClick={closeSheet} />
            ))}
            {account && <AccountInSheet account={account} onChoose={closeSheet} />}
          </div>
        )}
      </nav>
    </Sheet>
  )
}

function closeSheet({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('dialog')?.close()
}
