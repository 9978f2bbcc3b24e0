/** A mail to the site with its subject filled in; contact actions are mail links until there is a form (ruling 31). */
export const mailLink = (to: string, subject: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}`
