/** The contact form, about something: `kind` (shared/contact/rules.ts), `listing`, `field` or `search`. */
export const contactPath = (about: Record<string, string>) =>
  `/contact?${new URLSearchParams(about)}`
