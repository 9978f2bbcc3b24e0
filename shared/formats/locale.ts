/** The language of pages, mails and feeds, and the country whose way of writing they follow. It stands nowhere else. */
export const LANGUAGE = 'en'
export const LOCALE = `${LANGUAGE}-IN`
