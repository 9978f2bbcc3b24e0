import LifeBuoy from 'lucide-react/icons/life-buoy'
import Menu from 'lucide-react/icons/menu'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { DialogOpener } from '../ui/dialog/dialog-opener.tsx'
import { AccountBar } from './account-bar.tsx'
import { Brand } from './brand.tsx'
import { MENU_ID, MenuSheet } from './menu-sheet.tsx'
import { NavigationLink } from './navigation-link.tsx'
import type { ShellProps } from './types.ts'
import { words } from './words.ts'

type HeaderProps = Pick<ShellProps, 'site' | 'navigation' | 'emergency' | 'account'>

/** One row at every width: as many links as have room, and the menu for the others (header.css). */
export function Header({ site, navigation, emergency, account }: HeaderProps) {
  const links = navigation.filter(({ look }) => !look)
  const buttons = navigation.filter(({ look }) => look === 'button')
  return (
    <header className="site-head">
      {site.isOnTrial && <p className="on-trial soft small">{words.onTrial}</p>}
      <div className="wrap">
        <Brand name={site.name} hasHindi />
        <nav className="nav" aria-label={words.mainNavigation}>
          <ul className="nav-links">
            {links.map((item) => (
              <li key={item.to}>
                <NavigationLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="head-acts">
          <ButtonLink to="/help-now" look="quiet" icon={LifeBuoy}>
            {words.helpNow}
          </ButtonLink>
          {buttons.map((item) => (
            <NavigationLink key={item.to} item={item} />
          ))}
          {account && (
            <div className="head-wide">
              <AccountBar account={account} />
            </div>
          )}
        </div>
        <DialogOpener opens={MENU_ID} look="quiet" icon={Menu} className="menu-open">
          {words.menu}
        </DialogOpener>
      </div>
      <MenuSheet site={site} navigation={navigation} emergency={emergency} account={account} />
    </header>
  )
}
