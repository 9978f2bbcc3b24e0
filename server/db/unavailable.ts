/**
 * SQLSTATE classes 08 (connection), 28 and 3D (who may connect, and to what), 53 (resources: disk, connections) and
 * 57P (shutdown); a statement or a lock that took too long, and a server that takes no writes.
 */
const AWAY = /^(08|28|3D|53)...$|^57P..$|^(57014|55P03|25006)$/

/** What the way to it says. */
const UNREACHABLE =
  /^E(ADDRNOTAVAIL|AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT)$/

/** What the driver says, without a code. */
const GONE =
  /^Connection terminated|^Query read timeout$|is not queryable$|^timeout e(xpired|xceeded when trying to connect)$|^Cannot use a pool after/

/** Whether this says that the database cannot be used at the moment, rather than that something is wrong with a query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    AWAY.test(code) ||
    UNREACHABLE.test(code) ||
    // A socket that is not there; a file that is not there is another matter.
    (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') ||
    GONE.test(error.message) ||
    isUnavailable(error.cause)
  )
}

/**
 * Whether the connection was lost after a statement had been sent: what it asked for may have been done all the same. What the
 * server itself refuses, or what got no connection, was not done.
 */
export function isEndUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^E(CONNRESET|PIPE|TIMEDOUT)$/.test(code) ||
    /^Connection terminated|^Query read timeout$/.test(error.message) ||
    isEndUnknown(error.cause)
  )
}
