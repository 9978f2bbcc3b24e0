import type { ReactNode } from 'react'
import type { CategorySlug } from '../../shared/category-names.ts'

export interface NavigationItem {
  to: string
  label: string
  /** Stands apart, as a button with a plus: the one thing a visitor may add. */
  look?: 'button'
  /** Other paths that belong to it: a listing's page belongs to the directory. */
  holds?: string[]
}

export interface LinkItem {
  to: string
  label: string
}

export interface FooterCategory {
  slug: CategorySlug
  name: string
}

/** What the settings say of the site. What is not set is left out of the page (ruling 16). */
export interface Site {
  name: string
  tagline: string
  emergencyNumber: string
  contactEmail?: string | null
  contactPhone?: string | null
  donationUrl?: string | null
}

export interface Shortcut {
  /** A path of ours, or a tel: or mailto: address. */
  href: string
  label: string
  icon: 'add' | 'contact' | 'emergency' | 'find'
}

export interface ShellProps {
  site: Site
  navigation: NavigationItem[]
  quickLinks: LinkItem[]
  footerCategories: FooterCategory[]
  shortcuts: Shortcut[]
  /** The sign-in control or user menu. Drawn twice, in the bar and in the menu: it must not carry ids. */
  account?: ReactNode
  children: ReactNode
}
