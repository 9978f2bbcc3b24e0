import { totalmem } from 'node:os'
import type { Address } from './address.ts'
import { LOG_PREFIX } from './log-lines.ts'

/** Fit for a computer with 1 GB, as is `cacheFor`. On the command line, so that a file in the data folder changes none of them. */
const SETTINGS = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '50',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  // Reading and writing happens in the process that asks: three processes fewer.
  io_method: 'sync',
  // One process fewer: nobody subscribes to this database.
  max_logical_replication_workers: '0',
  // Most queries are shorter than compiling them.
  jit: 'off',
  timezone: 'UTC',
  // A query whose client has gone ends within a second, so that a start after a kill does not wait for it.
  client_connection_check_interval: '1s',
  ssl: 'off',
  unix_socket_permissions: '0700',
  // What is logged carries no values: no statements, no parameters, no details.
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: LOG_PREFIX,
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_error_verbosity: 'terse',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
}

/** The arguments PostgreSQL is started with. */
export function serverArguments(
  data: string,
  { socket, port }: Address,
  more: Record<string, string>,
): string[] {
  const settings = {
    ...SETTINGS,
    ...cacheFor(memory()),
    port: String(port),
    listen_addresses: socket ? '' : '127.0.0.1',
    // A list, in which quotes keep a folder with a comma or a space together.
    unix_socket_directories: socket ? `"${socket.replaceAll('"', '""')}"` : '',
    ...more,
  }
  return [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

const MB = 2 ** 20

/** What this computer has, or, in a container, as much of it as it may use; in bytes. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/**
 * Room for the pages that are read again and again: a sixteenth of the memory, at least 64 MB and at most 512.
 * It is used as pages are read, so a small database takes no more of it than it has.
 */
export function cacheFor(bytes: number) {
  const shared = Math.min(512, Math.max(64, Math.floor(bytes / 16 / MB)))
  return { shared_buffers: `${shared}MB`, effective_cache_size: `${shared * 4}MB` }
}
