import LifeBuoy from 'lucide-react/icons/life-buoy'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Sheet } from '../ui/dialog/sheet.tsx'
import { SearchForm } from '../parts/search-form/search-form.tsx'
import { words as formWords } from '../parts/search-form/words.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { AccountInSheet } from './account-in-sheet.tsx'
import { NavigationLink } from './navigation-link.tsx'
import type { ShellProps } from './types.ts'
import { words } from './words.ts'

export const MENU_ID = 'menu'

type MenuSheetProps = Pick<ShellProps, 'site' | 'navigation' | 'emergency' | 'account'>

/** All links, where the header has no room for them: a sheet at the right that closes on selection (§2). */
export function MenuSheet({ site, navigation, emergency, account }: MenuSheetProps) {
  return (
    <Sheet id={MENU_ID} title={words.menu} close={words.closeMenu}>
      <SearchForm id="menu-search" label={formWords.whole} action="/search#found" />
      <nav aria-label={words.menu}>
        <ul>
          <li>
            <Link className="sheet-first" to="/help-now" onClick={closeSheet}>
              <Icon of={LifeBuoy} />
              {words.helpNowNumbers(site.emergencyNumber)}
            </Link>
          </li>
          {[...navigation, emergency].map(({ to, label, ...item }) => (
            <li key={to}>
              <NavigationLink
                item={{ ...item, to, label, look: undefined, short: undefined }}
                onClick={closeSheet}
              />
            </li>
          ))}
        </ul>
        {account && (
          <div className="dialog-body stack-s">
            <AccountInSheet account={account} onChoose={closeSheet} />
          </div>
        )}
      </nav>
    </Sheet>
  )
}

function closeSheet({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('dialog')?.close()
}
