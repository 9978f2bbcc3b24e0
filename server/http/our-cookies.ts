const OURS = /^(?:__Host-)?saath/

/** The names of the cookies of ours in a Cookie header; all begin alike. */
export const ourCookies = (cookies: string | null | undefined): string[] =>
  (cookies ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1).join().trim())
    .filter((name) => OURS.test(name))
