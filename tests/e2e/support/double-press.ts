import type { Locator, Page, Request, Route } from 'playwright-core'
import { expect } from 'vitest'

const DOUBLE_PRESSES = 20

/** A button as its place has it, and what it is called. */
interface Pressed {
  button: Locator
  name: string
}

/**
 * What a map shows is not of the site's making, and there is much of it. A form's own button may be off until the form is
 * filled in.
 */
const PRESSABLE = 'button:visible:not([disabled]:not([type=submit]), .mapbox *)'

/** The buttons that can be pressed, each name once: rows repeat theirs, and a press may bring more. */
export async function* buttonsIn(
  place: Locator,
  prepare: () => Promise<void>,
): AsyncGenerator<Pressed> {
  const given: string[] = []
  for (;;) {
    await prepare()
    await settled(place.page())
    const name = await place.locator(PRESSABLE).evaluateAll(markNext, given)
    if (name === undefined) return
    // A dialog, which stands after it, may ask with the same words.
    yield { button: place.locator(`[data-pressed="${name}"]`).first(), name }
    given.push(name)
  }
}

/** Runs in the page: marks the first button whose name was not given yet; what sends a form before what may empty it. */
function markNext(buttons: Element[], given: string[]): string | undefined {
  const sending = buttons.filter((button) => button.matches('[type=submit], .btn-primary'))
  for (const button of new Set([...sending, ...buttons])) {
    const said = button.getAttribute('aria-label') ?? button.textContent ?? ''
    const name = said.replaceAll(/["\s]+/g, ' ').trim()
    if (given.includes(name)) continue
    button.setAttribute('data-pressed', name)
    return name
  }
  return undefined
}

/** Until no part of the page says that it is loading; "networkidle" is over long before the page asks again. */
const settled = (page: Page) => expect.poll(() => page.locator(BUSY).count()).toBe(0)

const BUSY = 'main:empty, [aria-busy=true]'

/** Fills the button's form, presses twenty times double at once, and says what was wrong. */
export async function pressDouble(
  button: Locator,
  writes: Awaited<ReturnType<typeof holdWrites>>,
): Promise<string | undefined> {
  const page = button.page()
  // An answer may bring further questions.
  let sends = false
  for (let round = 0; round < 3; round += 1) sends = await button.evaluate(fillForm)
  const before = writes.asked.length
  await button.evaluate((pressed: HTMLElement, times) => {
    for (let i = 0; i < times; i += 1) {
      pressed.click()
      pressed.click()
    }
  }, DOUBLE_PRESSES)
  const asked = () => writes.asked.slice(before)
  // A form is judged first, by what may have to be fetched.
  if (sends)
    await expect
      .poll(() => asked().length)
      .toBeGreaterThan(0)
      .catch(() => {})
  // Whatever was to leave has left before this is answered.
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
  await expect
    .poll(async () => {
      await writes.refuse()
      return page.locator(BUSY).count()
    })
    .toBe(0)
  const [call, ...more] = asked()
  if (more.length > 0) return `${more.length + 1} × ${call}`
  if (!sends || call) return undefined
  const said = await page.locator('.error-summary').allTextContents()
  return `nothing was sent: ${said.join(' ')}`
}

/** Whatever changes something is written down and waits; then it fails, so that nothing has changed. */
export async function holdWrites(page: Page) {
  const asked: string[] = []
  const calls = new Set<string>()
  let waiting: Route[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' || pathname.endsWith('/seen')) return route.fallback()
    asked.push(`${request.method()} ${pathname}`)
    calls.add(toCall(request))
    // What only asks goes on: the next step needs its answer.
    if (pathname === '/api/submissions/duplicates') return route.fallback()
    // A page that is on its way to another answers nothing.
    if (request.isNavigationRequest()) return route.fulfill({ status: 204 })
    waiting.push(route)
  })
  return {
    asked,
    /** "PATCH /api/account", each once. */
    calls: () => [...calls],
    refuse: async () => {
      const held = waiting
      waiting = []
      await Promise.all(held.map((route) => route.fulfill({ status: 500, body: 'no' })))
    },
  }
}

const toCall = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replaceAll(/\/\d+(?=\/|$)/g, '/{}')}`

/** Runs in the page: answers what the button's form asks at least. True for a form whose sending changes something. */
function fillForm(button: Element): boolean {
  const form = button.closest('form')
  if (!form || (button as HTMLButtonElement).type !== 'submit') return false
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows this function alone
  const set = (field: HTMLElement, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const VALUES: Record<string, string> = {
    text: 'Asha',
    email: 'asha@example.org',
    tel: '0832 2276543',
    url: 'https://example.org',
    date: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    time: '10:00',
    number: '30',
    password: 'three green boats at noon',
  }
  for (const field of form.querySelectorAll<HTMLElement>('[aria-required] [type=radio]'))
    if (!field.closest('[aria-required]')?.querySelector(':checked')) field.click()
  for (const field of form.querySelectorAll('[aria-required]')) {
    if (field instanceof HTMLSelectElement && !field.value)
      set(field, [...field.options].find(({ value }) => value)?.value ?? '')
    else if (field instanceof HTMLTextAreaElement && !field.value) set(field, 'A calm place.')
    else if (field instanceof HTMLInputElement) {
      if (field.type === 'checkbox' && !field.checked) field.click()
      else if (field.type === 'file') {
        const chosen = new DataTransfer()
        chosen.items.add(new File(['name,category\n'], 'listings.csv', { type: 'text/csv' }))
        field.files = chosen.files
        field.dispatchEvent(new Event('change', { bubbles: true }))
      } else if (!field.value) set(field, VALUES[field.type] ?? '')
    }
  }
  return form.method !== 'dialog' && form.role !== 'search'
}
