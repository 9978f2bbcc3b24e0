import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export interface Process {
  pid: number
  parent: number
  arguments: string
  folder: string
}

/** The processes that have to do with this folder: they work in it, or it is among their arguments. As Linux tells. */
export function processesOf(folder: string): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readProcess(Number(pid)))
    .filter((found) => found !== undefined)
    .filter((found) => found.folder.startsWith(folder) || found.arguments.includes(folder))
}

/** Of a PostgreSQL the process that has started the others. */
export function postmastersOf(folder: string): Process[] {
  const all = processesOf(folder).filter((found) => found.folder.startsWith(folder))
  return all.filter(
    ({ parent, arguments: args }) =>
      args.includes(' -D ') && !all.some(({ pid }) => pid === parent),
  )
}

/** What waits beside a PostgreSQL for the end of the site, to stop it then. */
export const guardsOf = (folder: string): Process[] =>
  processesOf(folder).filter(({ arguments: args }) => args.startsWith('/bin/sh -c '))

function readProcess(pid: number): Process | undefined {
  try {
    const [, parent] = /^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return {
      pid,
      parent: Number(parent),
      arguments: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
      folder: readlinkSync(`/proc/${pid}/cwd`),
    }
  } catch {
    // It ended in between.
    return undefined
  }
}
