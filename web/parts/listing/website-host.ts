/** "daddyshome.in" of "http://www.daddyshome.in/about-us/", as people say it. */
export const websiteHost = (website: string) =>
  URL.parse(website)?.hostname.replace(/^www\./, '') ?? website
