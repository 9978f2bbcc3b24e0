import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { expect } from 'vitest'

const WRITERS = 20

export interface Writers {
  /** The addresses whose subscription was confirmed to them. */
  confirmed: string[]
  /** What they were answered that nobody should be. */
  unexpected: string[]
  stop: () => Promise<void>
}

/** Twenty who subscribe one address after another, each in a transaction with its mail, whatever becomes of the site. */
export function startWriters(name: string, origin: () => string): Writers {
  const confirmed: string[] = []
  const unexpected: string[] = []
  const over = new AbortController()
  const write = async (writer: number) => {
    for (let n = 1; !over.signal.aborted; n += 1) {
      const email = `${name}-${writer}-${n}@example.org`
      const status = await subscribe(origin(), email)
      if (status === 200) confirmed.push(email)
      else await pause(20)
      // No answer, or the calm one: the site or its database is away for a moment.
      if (![200, 503, undefined].includes(status)) unexpected.push(`${email}: ${status}`)
    }
  }
  const all = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  const stop = async () => {
    over.abort()
    await Promise.all(all)
  }
  return { confirmed, unexpected, stop }
}

async function subscribe(origin: string, email: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(10_000),
    })
    await answer.text()
    return answer.status
  } catch {
    return undefined
  }
}

/** Fails unless everything confirmed is there, each with its mail, and every table and index is whole. */
export async function checkWhole(pool: pg.Pool, confirmed: string[]): Promise<void> {
  const { rows } = await pool.query<{ email: string; mails: number }>(
    `select email, (select count(*)::int from mails where recipient = email) as mails
     from newsletter_subscriptions`,
  )
  const there = new Set(rows.map(({ email }) => email))
  expect(confirmed.filter((email) => !there.has(email))).toEqual([])
  expect(rows.filter(({ mails }) => mails !== 1)).toEqual([])

  await pool.query('create extension if not exists amcheck')
  await pool.query(
    `select bt_index_check(indexrelid, true) from pg_index join pg_class on pg_class.oid = indexrelid
     where relam = (select oid from pg_am where amname = 'btree') and relkind = 'i' and relpersistence = 'p'`,
  )
  const { rows: broken } = await pool.query(
    `select relname, problem.msg from pg_class, lateral verify_heapam(pg_class.oid) as problem
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  expect(broken).toEqual([])
}
