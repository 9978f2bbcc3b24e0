/** The contact form, about something: `kind` (shared/contact/rules.ts), `listing`, `field`, `article` or `search`. */
export const contactPath = (about: Record<string, string>) =>
  `/contact?${new URLSearchParams(about)}`
