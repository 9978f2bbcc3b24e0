import Menu from 'lucide-react/icons/menu'
import { DialogOpener } from '../ui/dialog/dialog-opener.tsx'
import { AccountBar } from './account-bar.tsx'
import { Brand } from './brand.tsx'
import { MENU_ID, MenuSheet } from './menu-sheet.tsx'
import { NavigationLink } from './navigation-link.tsx'
import type { ShellProps } from './types.ts'
import { words } from './words.ts'

type HeaderProps = Pick<ShellProps, 'site' | 'navigation' | 'emergency' | 'account'>

export function Header({ site, navigation, emergency, account }: HeaderProps) {
  return (
    <header className="site-head">
      {site.isOnTrial && <p className="on-trial soft small">{words.onTrial}</p>}
      <div className="wrap">
        <Brand name={site.name} hasHindi />
        <nav className="nav" aria-label={words.mainNavigation}>
          <ul className="nav-links">
            {navigation.map((item) => (
              <li key={item.to}>
                <NavigationLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        {account && (
          <div className="head-wide">
            <AccountBar account={account} />
          </div>
        )}
        <DialogOpener opens={MENU_ID} look="quiet" icon={Menu} className="menu-open">
          {words.menu}
        </DialogOpener>
      </div>
      <MenuSheet navigation={navigation} emergency={emergency} account={account} />
    </header>
  )
}
