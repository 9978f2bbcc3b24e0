import { request, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hydrated, quietOrigin } from './support/browser.ts'
import { createReader, type Reader } from './support/links.ts'
import { newAdmin, newPerson, visit, visitAs, type Person } from './support/people.ts'
import { KINDS, mayOpen, THERE, type Kind } from './support/screens.ts'

/**
 * Every screen of §2, as a guest, a user and an admin: each control does something, and each link that only the script
 * draws leads somewhere; links.spec.ts follows the others. Pages fail the test at its end for a console message, a
 * broken policy or a request to somewhere else (browser.ts).
 */

/** The header, the footer and quick help stand on every screen: on this one they are pressed, too. */
const WITH_FRAME = '/about'

/** What changes what is kept, ends something, or sends a form: tests of their own press these. */
const CHANGES =
  /\b(delete|remove|erase|suspend|sign out|reject|approve|unapprove|undo|seed|feature|cancel|make admin|like|unlike|liked|save|send|cancelled|end|preview)\b/i

test.each(THERE)('on $path every control does something', async ({ path, who }) => {
  /** Each control once: the next person need not press what the one before has. */
  const pressed = new Set<string>()
  const problems: string[] = []
  for (const kind of KINDS.filter((one) => mayOpen(one, who) && isShownTo(one, path))) {
    const page = await openAs(kind, path)
    // §2: a guest is told, then sent to sign in.
    if (kind === 'guest' && path.startsWith('/dashboard')) {
      await page.waitForURL('**/login?**')
      continue
    }
    await settled(page, kind)
    // It led to another screen, which is walked by itself.
    if (new URL(page.url()).pathname !== path) continue
    problems.push(...(await followLinks(page, kind, path)))
    problems.push(...(await pressControls(page, kind, path, pressed)))
  }
  expect(problems).toEqual([])
  // Otherwise nothing was seen.
  if (path === WITH_FRAME) expect(pressed.size).toBeGreaterThan(1)
})

/** Whoever is no admin gets one refusal at all of an admin's screens (tests/authorisation-screens.test.ts): one is walked. */
const isShownTo = (kind: Kind, path: string) => kind === 'admin' || !path.startsWith('/admin/')

/** They only look round, so one of each is enough. */
const people: Partial<Record<Kind, Promise<Person>>> = {}

async function openAs(kind: Kind, path: string): Promise<Page> {
  const site = inject('quiet')
  return kind === 'guest' ? visit(path, { site }) : visitAs(await personOf(kind), path, { site })
}

function personOf(kind: 'user' | 'admin'): Promise<Person> {
  const site = inject('quiet')
  return (people[kind] ??= kind === 'admin' ? newAdmin(site) : newPerson({}, site))
}

/** What the page reads by itself is there, and nothing is printed where there is no printer. */
async function settled(page: Page, kind: Kind) {
  await hydrated(page)
  // Until then the header holds a place for it.
  if (kind !== 'guest') await page.locator('.user-menu summary').waitFor()
  await page.waitForFunction(() => document.querySelector('main .skeleton') === null)
  await page.evaluate(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '')
  })
}

/** One for each, so that what every screen leads to is read once. */
const readers: Partial<Record<Kind, Promise<Reader>>> = {}

async function newReader(kind: Kind): Promise<Reader> {
  const asking = kind === 'guest' ? await request.newContext() : (await personOf(kind)).request
  return createReader(asking, quietOrigin)
}

/** Those that the server did not draw, and that lead elsewhere than to a part of the page that is there. */
async function followLinks(page: Page, kind: Kind, path: string): Promise<string[]> {
  const reader = await (readers[kind] ??= newReader(kind))
  const { hrefs } = await reader.read(path)
  const leading = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !(href.startsWith('#') && document.getElementById(href.slice(1)))),
    )
  return reader.findProblems(path, new Set(leading.filter((href) => !hrefs.has(href))))
}

async function pressControls(page: Page, kind: Kind, path: string, pressed: Set<string>) {
  const problems: string[] = []
  const within = path === WITH_FRAME ? 'body' : 'main'
  const next = () =>
    page.evaluate(markNext, { within, pressed: [...pressed], changes: CHANGES.source })
  for (let name = await next(); name; name = await next()) {
    pressed.add(name)
    if (!(await doesSomething(page))) problems.push(`${path}: nothing happens at ${name}`)
    // As it was before: the next one may be hidden by what this one opened.
    if (name.startsWith('summary ')) await page.locator(MARKED).click()
    else {
      await page.goto(path)
      await settled(page, kind)
    }
  }
  return problems
}

interface Marking {
  within: string
  pressed: string[]
  changes: string
}

const MARKED = '[data-walked]'

/** Marks the next control that can be pressed, sends nothing and changes nothing that is kept; gives its name. */
function markNext({ within, pressed, changes }: Marking): string | undefined {
  document.querySelector('[data-walked]')?.removeAttribute('data-walked')
  const controls = document
    .querySelector(within)
    ?.querySelectorAll<HTMLElement>('button, summary, [role=tab]')
  for (const one of controls ?? []) {
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
  const control = page.locator(MARKED)
  await control.evaluate((one) => {
    const walked = { changes: 0, isElsewhere: () => document.activeElement !== one }
    Object.assign(globalThis, { walked })
    new MutationObserver((found) => {
      walked.changes += found.length
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  const signs = [
    page.waitForEvent('request'),
    // On another page there is nothing of this one: it has gone on.
    page.waitForFunction(() => {
      const { changes, isElsewhere } = Object(globalThis).walked ?? { changes: 1 }
      return changes > 0 || isElsewhere()
    }),
  ]
  await control.click()
  return Promise.any(signs).then(
    () => true,
    () => false,
  )
}
