import type { ReactNode } from 'react'
import type { CategorySlug } from '../../shared/listings/category-names.ts'

export interface NavigationItem {
  to: string
  label: string
  /** What is shown of the label in the row of the header, where there is less room. */
  short?: string
  /** Apart, with a plus: the one thing a visitor may add. */
  look?: 'button'
  /** Other paths that belong to it: a listing's page belongs to the directory. */
  holds?: string[]
}

export interface LinkItem {
  to: string
  label: string
}

interface FooterCategory {
  slug: CategorySlug
  name: string
}

/** What the settings say of the site. What is not set is left out of the page (ruling 16). */
export interface Site {
  name: string
  emergencyNumber: string
  operatorName?: string | null
  contactEmail?: string | null
  contactPhone?: string | null
  donationUrl?: string | null
  isOnTrial?: boolean
}

export interface Shortcut extends LinkItem {
  icon: 'add' | 'contact' | 'emergency' | 'find'
}

/** What the header shows of who is looking (§2). */
export type Account =
  | { state: 'guest'; signIn: string }
  /** It is being asked who it is; meanwhile the way to one's own page stands there, of the same size. */
  | { state: 'loading'; to: string }
  | SignedInAccount

export interface SignedInAccount {
  state: 'signed-in'
  id: number
  to: string
  firstName: string | null
  lastName: string | null
  email: string
  profileImageUrl: string | null
  links: LinkItem[]
}

export interface ShellProps {
  site: Site
  navigation: NavigationItem[]
  /** A call to the emergency number, which the menu and the footer have, too (ruling 55). */
  emergency: LinkItem
  quickLinks: LinkItem[]
  footerCategories: FooterCategory[]
  shortcuts: Shortcut[]
  /** Left out where nobody can sign in. */
  account?: Account
  children: ReactNode
}
