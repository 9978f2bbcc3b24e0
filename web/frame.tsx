import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { CATEGORIES } from '../shared/listings/category-names.ts'
import type { Settings } from '../shared/settings.ts'
import { Shell } from './layout/shell.tsx'
import type { Shortcut } from './layout/types.ts'
import { Notices } from './notices/notices.tsx'
import { settings } from './queries/site.ts'
import type { ScreenLinks } from './screens.ts'
import { useAccount } from './use-account.ts'
import { useVisitor } from './visitor.tsx'
import { callLink } from './parts/call-link.ts'
import { words } from './words.ts'

/** §2: the footer leads to five of the categories. */
const FOOTER_CATEGORIES = [
  'special-schools',
  'doctors-specialists',
  'therapists',
  'support-groups',
  'training-centers',
]

/** What stands around every screen, made from the route table: a link appears with its screen (ruling 31). */
export function Frame({ links }: { links: ScreenLinks[] }) {
  const site = useSuspenseQuery(settings()).data
  const visitor = useVisitor()
  const account = useAccount(links, visitor)
  const { pathname } = useLocation()
  useFocusOnNewScreen()
  return (
    <>
      <Shell
        site={site}
        navigation={links.flatMap(({ path, header }) => (header ? [{ to: path, ...header }] : []))}
        account={account}
        emergency={toEmergency(site)}
        quickLinks={links.flatMap(({ path, quickLink }) =>
          quickLink ? [{ to: path, label: quickLink }] : [],
        )}
        footerCategories={CATEGORIES.filter(({ slug }) => FOOTER_CATEGORIES.includes(slug))}
        shortcuts={STILL.test(pathname) ? [] : toShortcuts(site)}
      >
        <Outlet />
        <ScrollRestoration />
      </Shell>
      <Notices />
    </>
  )
}

/** Nothing floats over forms, one's own and admins' screens, and the numbers one may need now (ruling 55). */
const STILL =
  /^\/(help-now|display|login|auth|contact|submit-listing|newsletter|dashboard|account|admin|confirm|report)\b|^\/events\/(new|\d+\/)|^\/listing\/\d+\/claim/

const toEmergency = ({ emergencyNumber }: Settings) => ({
  to: callLink(emergencyNumber),
  label: words.emergencyHelp(emergencyNumber),
})

/** The floating shortcuts of §2. */
const toShortcuts = (site: Settings): Shortcut[] => [
  { to: '/submit-listing', label: words.addListing, icon: 'add' },
  { to: '/contact', label: words.contactUs, icon: 'contact' },
  { ...toEmergency(site), icon: 'emergency' },
  { to: '/directory', label: words.findServices, icon: 'find' },
]

/** A new screen begins at what it is called: its tab, what was searched for, or its first heading. */
function useFocusOnNewScreen() {
  const { pathname, hash, search } = useLocation()
  const drawn = useRef(pathname)
  useEffect(() => {
    if (drawn.current === pathname) return
    drawn.current = pathname
    if (hash) return
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    const isSearch = new URLSearchParams(search).has('search')
    const start = find('#tab') ?? find(isSearch ? 'h2[tabindex]' : 'h1') ?? find('#main')
    if (!start) return
    start.tabIndex = -1
    start.focus({ preventScroll: true })
  }, [pathname, hash, search])
}
