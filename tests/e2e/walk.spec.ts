import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { SCREENS } from '../specification.ts'
import { hydrated, origin } from './browser.ts'
import { visit, visitAs, visitAsAdmin } from './people.ts'

/**
 * Every screen of §2, as a guest, a user and an admin: each link leads somewhere, each control does something. Pages fail
 * the test at its end for a console message, a broken policy or a request to somewhere else (browser.ts).
 */

/** A screen with a number or a name in its address, as the starter content has it. */
const EXAMPLES: Record<string, string> = {
  '/listing/{id}': '/listing/9',
  '/listing/{id}/reviews': '/listing/9/reviews',
  '/blog/{slug}': '/blog/early-signs-and-m-chat',
  '/events/{id}': '/events/1',
  '/events/{id}/register': '/events/1/register',
  '/events/{id}/manage': '/events/1/manage',
  '/admin/listings/{id}': '/admin/listings/9',
  '/admin/blog/{id}': '/admin/blog/1',
  '/admin/blog/{id}/preview': '/admin/blog/1/preview',
}
/** A sponsor's figures open by a key alone: paid.spec.ts has one. */
const OPEN = SCREENS.filter(({ path }) => path !== '/figures/{key}')
const THERE = OPEN.map(({ path, who }) => ({ path: EXAMPLES[path] ?? path, who }))

/** Each control once: header, footer and cards repeat theirs on every screen, for everybody. */
const pressed = new Set<string>()

/** What changes what is kept, ends something, or sends a form: tests of their own press these. */
const CHANGES =
  /\b(delete|remove|erase|suspend|sign out|reject|approve|unapprove|undo|seed|feature|cancel|make admin|like|unlike|liked|save|send|cancelled|end|preview)\b/i

interface Walk {
  page: Page
  isGuest: boolean
  /** Addresses that some page links to, with the page that does. */
  links: Map<string, string>
  problems: string[]
}

test('every screen of §2 is there', async () => {
  const page = await visit('/help-now', { expected: [/status of 404/] })
  const missing: string[] = []
  for (const { path } of OPEN) {
    const answer = await page.request.get(EXAMPLES[path] ?? path)
    if (answer.status() === 404) missing.push(path)
  }
  expect(missing).toEqual([])
})

test.each([
  ['a guest', (path: string) => visit(path)],
  ['a user', (path: string) => visitAs({}, path)],
  ['an admin', (path: string) => visitAsAdmin(path)],
] as const)(
  'as %s, every link of every screen leads somewhere and every control does something',
  async (person, open) => {
    const page = await open('/help-now')
    // No browser without a screen opens what one prints in.
    await page.addInitScript(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const isGuest = person === 'a guest'
    const walk: Walk = { page, isGuest, links: new Map(), problems: [] }
    // Whoever may not see who comes to an event is refused by the API, which browsers remark on.
    for (const { path, who } of THERE)
      if (who !== 'organiser' || person === 'an admin') await walkScreen(walk, path)
    await followLinks(walk)
    expect(walk.problems).toEqual([])
    // Otherwise the walk saw nothing.
    expect(walk.links.size).toBeGreaterThan(100)
    expect(pressed.size).toBeGreaterThan(8)
  },
  300_000,
)

async function walkScreen(walk: Walk, path: string) {
  const { page, isGuest } = walk
  const answer = await page.goto(path)
  if (!answer?.ok()) walk.problems.push(`${path}: status ${answer?.status()}`)
  // §2: a guest is told, then sent to sign in.
  if (isGuest && path.startsWith('/dashboard')) return page.waitForURL('**/login?**')
  await settled(walk)
  await readLinks(walk, path)
  await pressControls(walk, path)
}

async function readLinks({ page, links, problems }: Walk, path: string) {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
      href: link.href,
      own: link.getAttribute('href') ?? '',
      isDead:
        link.hash !== '' && link.pathname === location.pathname
          ? document.getElementById(decodeURIComponent(link.hash.slice(1))) === null
          : false,
    })),
  )
  for (const { href, own, isDead } of found) {
    const url = new URL(href)
    if (own.startsWith('#') && isDead) problems.push(`${path}: nothing is at ${own}`)
    if (!/^(https?|mailto|tel|webcal):$/.test(url.protocol)) problems.push(`${path}: ${own}`)
    if (url.origin === origin && !links.has(href)) links.set(href, path)
  }
}

async function pressControls(walk: Walk, path: string) {
  const { page, problems } = walk
  const next = () => page.evaluate(markNext, { pressed: [...pressed], changes: CHANGES.source })
  for (let name = await next(); name; name = await next()) {
    pressed.add(name)
    if (!(await doesSomething(page))) problems.push(`${path}: nothing happens at ${name}`)
    // As it was before: the next one may be hidden by what this one opened.
    await page.goto(path)
    await settled(walk)
  }
}

/** The app has taken over, and what it reads by itself is there. */
async function settled({ page, isGuest }: Walk) {
  await hydrated(page)
  // Until then the header holds a place for it.
  if (!isGuest) await page.locator('.user-menu summary').waitFor()
  await page.waitForFunction(() => document.querySelector('main .skeleton') === null)
}

/** Marks the next control that can be pressed, sends nothing and changes nothing that is kept; gives its name. */
function markNext({
  pressed,
  changes,
}: {
  pressed: string[]
  changes: string
}): string | undefined {
  for (const one of document.querySelectorAll<HTMLElement>('button, summary, [role=tab]')) {
    const isOff = one.matches(':disabled, [aria-disabled=true]')
    const sends = one instanceof HTMLButtonElement && one.type === 'submit' && one.form !== null
    if (isOff || sends || !one.checkVisibility({ visibilityProperty: true })) continue
    const said = one.getAttribute('aria-label') ?? one.textContent ?? ''
    const name = `${one.tagName.toLowerCase()} ${said.replaceAll(/\s+/g, ' ').trim()}`
    if (pressed.includes(name) || new RegExp(changes, 'i').test(name)) continue
    one.setAttribute('data-walked', '')
    return name
  }
  return undefined
}

/** Presses the marked control, and waits for a change of the page, its address, the focus, or a request. */
async function doesSomething(page: Page): Promise<boolean> {
  const before = page.url()
  const requests: string[] = []
  const note = (request: Request) => void requests.push(request.url())
  page.on('request', note)
  const control = page.locator('[data-walked]')
  await control.evaluate((one) => {
    const state = { changes: 0, isElsewhere: () => document.activeElement !== one }
    Object.assign(globalThis, { walked: state })
    new MutationObserver((found) => {
      state.changes += found.length
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await control.click({ timeout: 4_000 })
  const isDone = async () =>
    page.url() !== before ||
    requests.length > 0 ||
    (await page
      .evaluate(() => {
        const { changes, isElsewhere } = Object(globalThis).walked ?? { changes: 1 }
        return changes > 0 || isElsewhere()
      })
      // The page has gone on to another.
      .catch(() => true))
  const deadline = Date.now() + 2_000
  let done = await isDone()
  while (!done && Date.now() < deadline) {
    await page.waitForTimeout(50)
    done = await isDone()
  }
  page.off('request', note)
  return done
}

/** A few at a time; an anchor must stand in the page it names. */
async function followLinks({ page, links, problems }: Walk) {
  const anchors = new Map<string, string[]>()
  for (const href of links.keys()) {
    const [address = '', anchor = ''] = href.split('#')
    anchors.set(address, [...(anchors.get(address) ?? []), ...(anchor ? [anchor] : [])])
  }
  const waiting = [...anchors]
  const follow = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [address, ids] = next
      // It would leave for a provider.
      if (new URL(address).pathname.startsWith('/api/login')) continue
      const answer = await page.request.get(address, { maxRedirects: 5 })
      const from = [...links].find(([href]) => href.startsWith(address))?.[1]
      if (answer.status() >= 400) problems.push(`${from}: ${address} is ${answer.status()}`)
      if (ids.length === 0) continue
      const html = await answer.text()
      for (const id of ids)
        if (!html.includes(` id="${id}"`)) problems.push(`${from}: nothing is at ${address}#${id}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, follow))
}
