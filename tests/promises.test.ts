import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** What nobody can know of whoever runs a copy of the site, and what no job sees to (ruling 51). */
const PROMISES = [
  /volunteer/i,
  /nobody pays|pays? for (?:this|the) site/i,
  /\b(?:read|answer|repl|decid|publish|correct|check|confirm)[a-z]*\b[^.\n]*\bwithin (?:\d|a |one |two |three )/i,
  /\bwe (?:look at it and correct|are checking it)/i,
  /\bnobody else sees\b/i,
]

test.each(['{server,web}/**/*words.ts', 'SECURITY.md', 'server/db/seed/posts/*.md'])(
  'nothing is promised in the name of whoever runs the site: %s',
  async (pattern) => {
    const found: string[] = []
    let read = 0
    for await (const path of glob(pattern)) {
      read += 1
      const lines = (await readFile(path, 'utf8')).split('\n')
      found.push(...lines.filter((line) => PROMISES.some((promise) => promise.test(line))))
    }
    expect(read).toBeGreaterThan(0)
    expect(found).toEqual([])
  },
)
