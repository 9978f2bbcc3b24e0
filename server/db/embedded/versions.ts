/**
 * The one version whose file system glue we patch and measured.
 * Moving it means running tests/crash again, and a power cut test.
 */
export const PGLITE_VERSION = '0.5.14'

/** What that version is built from. Files of another major cannot be opened. */
export const POSTGRES_MAJOR = 18
