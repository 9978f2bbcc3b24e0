import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { categories } from './queries/categories.ts'
import { slot } from './queries/advertising/slots.ts'
import { toRoute } from './screens.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Goes to a screen in the browser; says whether it is shown after so many milliseconds. */
function goTo(answersAfter: Record<string, number>) {
  const queryClient = createQueryClient(async (input) => {
    const { pathname } = new URL(String(input), 'https://saath.example')
    const after = answersAfter[pathname]
    await new Promise((resolve) => {
      if (after !== undefined) setTimeout(resolve, after)
    })
    return Response.json({ html: '<p>Drawn</p>' })
  })
  const { loader } = toRoute(
    {
      path: '/',
      page: () => new Promise(() => undefined),
      needs: (need) => [need(categories()), need(slot('homepage-hero'))],
    },
    { queryClient, waits: false },
  )
  if (typeof loader !== 'function') throw new TypeError('A screen has a loader.')
  const request = new Request('https://saath.example/')
  let isShown = false
  const shown = async () => {
    await loader({ request, params: {}, context: {}, unstable_pattern: '/', pattern: '/' } as never)
    isShown = true
  }
  void shown()
  return {
    isShownAfter: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      return isShown
    },
    slotHtml: () => queryClient.getQueryData(slot('homepage-hero').queryKey)?.html,
  }
}

test('a screen waits for its slots, which may not come in later, and for nothing else', async () => {
  const { isShownAfter, slotHtml } = goTo({ '/api/slots': 100 })
  expect(await isShownAfter(90)).toBe(false)
  expect(await isShownAfter(20)).toBe(true)
  expect(slotHtml()).toBe('<p>Drawn</p>')
})

test('a screen waits for its slots no longer than 300 milliseconds', async () => {
  const { isShownAfter, slotHtml } = goTo({ '/api/categories': 0 })
  expect(await isShownAfter(290)).toBe(false)
  expect(await isShownAfter(20)).toBe(true)
  expect(slotHtml()).toBeUndefined()
})
