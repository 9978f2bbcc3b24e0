import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLICK_MINUTES } from '../../../shared/advertising/rules.ts'

/** A page of one card, as far as it is looked at; each test has a module of its own, with its own memory. */
async function open(number = '7') {
  const { watchSlot } = await import('./watch-slot.ts')
  const link = { href: '' }
  const card = { getAttribute: () => number, querySelector: () => link }
  const leaves = new AbortController()
  watchSlot({ querySelectorAll: () => [card] } as never, leaves.signal)
  const see = (intersectionRatio: number) =>
    watching.at(-1)?.([{ target: card, intersectionRatio }])
  return { link, see, leave: () => leaves.abort() }
}

let watching: ((entries: object[]) => void)[] = []
let page = new EventTarget()
let asked = 0
/** What the server answers next. */
let answers: (() => Response)[] = []

beforeEach(() => {
  vi.resetModules()
  // A quarter past the hour, in India.
  vi.useFakeTimers({ now: new Date('2026-11-22T10:45:00Z') })
  watching = []
  asked = 0
  answers = []
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(watch: (entries: object[]) => void) {
        watching.push(watch)
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async () => {
    asked += 1
    const answer = answers.shift()
    return answer ? answer() : Response.json({ token: `t${asked}` })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = (visibilityState: 'visible' | 'hidden') => {
  Object.assign(page, { visibilityState })
  page.dispatchEvent(new Event('visibilitychange'))
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const MINUTE = 60_000

test('what was half visible for a second is counted once, however often the page is drawn', async () => {
  const { link, see, leave } = await open()
  see(0.6)
  await pass(900)
  expect(asked).toBe(0)
  await pass(200)
  expect(link.href).toBe('/out/7?t=t1')
  leave()
  const again = await open()
  again.see(1)
  await pass(1_100)
  expect(again.link.href).toBe('/out/7?t=t1')
  expect(asked).toBe(1)
})

test('a tab that comes back after the token has run out asks for a new one', async () => {
  const { link, see } = await open()
  see(1)
  await pass(1_100)
  show('hidden')
  await pass((CLICK_MINUTES - 1) * MINUTE)
  show('visible')
  await pass(1_100)
  expect(asked).toBe(1)
  show('hidden')
  await pass(MINUTE)
  show('visible')
  await pass(1_100)
  expect(link.href).toBe('/out/7?t=t2')
})

test('in another hour of India it is seen anew', async () => {
  const { link, see, leave } = await open()
  see(1)
  await pass(10 * MINUTE)
  see(0)
  see(1)
  await pass(1_100)
  expect(asked).toBe(1)
  leave()
  vi.setSystemTime(new Date('2026-11-22T11:29:00Z'))
  const later = await open()
  later.see(1)
  await pass(1_100)
  expect(link.href).toBe('/out/7?t=t1')
  expect(later.link.href).toBe('/out/7?t=t2')
  vi.setSystemTime(new Date('2026-11-22T11:31:00Z'))
  later.see(1)
  await pass(1_100)
  expect(later.link.href).toBe('/out/7?t=t3')
})

test('where the server was not reached or counted nothing, the next time asks again', async () => {
  answers = [
    () => {
      throw new TypeError('offline')
    },
    () => Response.json({ token: null }),
  ]
  const { link, see } = await open()
  for (let time = 0; time < 3; time += 1) {
    see(1)
    await pass(1_100)
  }
  expect(link.href).toBe('/out/7?t=t3')
})

test('a tab that was hidden meanwhile counts what is in sight a second after it comes back', async () => {
  const { link, see } = await open()
  see(1)
  await pass(500)
  show('hidden')
  await pass(5_000)
  expect(asked).toBe(0)
  show('visible')
  await pass(900)
  expect(asked).toBe(0)
  await pass(200)
  expect(link.href).toBe('/out/7?t=t1')
})

test('what went out of sight is not counted, nor what was left', async () => {
  const { see, leave } = await open()
  see(1)
  await pass(500)
  see(0.2)
  show('hidden')
  show('visible')
  await pass(2_000)
  see(1)
  leave()
  show('visible')
  await pass(2_000)
  expect(asked).toBe(0)
})
