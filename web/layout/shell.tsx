import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { QuickHelp } from './quick-help.tsx'
import type { ShellProps } from './types.ts'
import { words } from './words.ts'

/** What stands around every screen, in the same order everywhere. */
export function Shell({
  site,
  navigation,
  emergency,
  quickLinks,
  footerCategories,
  shortcuts,
  account,
  children,
}: ShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header site={site} navigation={navigation} emergency={emergency} account={account} />
      {/* Before the page, which makes room for it and would move, and not a hundred stops away from who uses keys. */}
      <QuickHelp shortcuts={shortcuts} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        site={site}
        quickLinks={[...quickLinks, emergency]}
        footerCategories={footerCategories}
      />
    </>
  )
}
