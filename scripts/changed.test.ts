import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles, startsOfBrowserTests, startsOfImports } from './changed.ts'

test('changed is what differs from the commit, edited or not yet known to git', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saath-changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: folder,
      stdio: 'ignore',
    })
  const write = (file: string) => writeFileSync(join(folder, file), String(Math.random()))
  git('init')
  for (const file of ['same.ts', 'edited.ts', 'committed.ts']) write(file)
  git('add', '.')
  git('commit', '-m', 'First')
  git('tag', 'first')
  write('committed.ts')
  git('commit', '-a', '-m', 'Second')
  write('edited.ts')
  write('new.ts')
  expect(changedFiles('HEAD', folder)).toEqual(['edited.ts', 'new.ts'])
  expect(changedFiles('first', folder)).toEqual(['committed.ts', 'edited.ts', 'new.ts'])
})

test('what is read and not imported leads to those that read it', () => {
  expect(startsOfImports(['docs/specification.md'])).toContain('tests/support/specification.ts')
  expect(startsOfImports(['web/pages/blog/words.ts'])).toContain('tests/support/words-of.ts')
  expect(startsOfImports(['web/ui/button/button.tsx'])).toEqual(['web/ui/button/button.tsx'])
  expect(startsOfImports(['web/ui/no-longer-there.tsx'])).toEqual([])
})

const SMOKE = 'tests/e2e/smoke.spec.ts'
const BLOG = 'tests/e2e/blog-admin.spec.ts'
const SIGN_IN = 'tests/e2e/sign-in.spec.ts'

test('browser tests are those named after a noun of what changed', () => {
  const starts = startsOfBrowserTests(['web/pages/blog/post.tsx'])
  expect(starts).toEqual([SMOKE, BLOG, 'web/pages/blog/post.tsx'])
  const slug = 'server/services/blog/slug.ts'
  expect(startsOfBrowserTests([slug])).toEqual([SMOKE, BLOG, slug])
  expect(startsOfBrowserTests(['web/pages/login/login.tsx'])).toContain(SIGN_IN)
  expect(startsOfBrowserTests(['web/pages/login/login.tsx'])).not.toContain(BLOG)
  expect(startsOfBrowserTests(['tests/e2e/support/inbox.ts'])).toEqual([
    SMOKE,
    'tests/e2e/support/inbox.ts',
  ])
})

test('all of them run where no name tells which', () => {
  const starts = startsOfBrowserTests(['web/ui/button/button.tsx', 'web/pages/blog/post.tsx'])
  expect(starts).toEqual(expect.arrayContaining([SMOKE, BLOG, SIGN_IN]))
})

test('none runs where no browser meets what changed', () => {
  expect(startsOfBrowserTests(['docs/security.md', 'server/api/blog.test.ts'])).toEqual([])
})
