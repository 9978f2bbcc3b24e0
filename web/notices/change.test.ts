import { MutationObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../api.ts'
import { createQueryClient } from '../query-client.ts'
import { change } from './change.ts'
import './mutation-cache.ts'
import { dismiss, shownNotice } from './notice.ts'

const client = createQueryClient(() => Promise.reject(new TypeError('no network in this test')))

beforeEach(() => {
  const notice = shownNotice()
  if (notice) dismiss(notice.id)
})

/** Carries a change out; gives the message it left, without its number. */
async function messageAfter<Answer>(options: ReturnType<typeof change<Answer>>) {
  await new MutationObserver(client, options).mutate().catch(() => undefined)
  const { id: _id, ...notice } = shownNotice() ?? { id: 0, title: 'none' }
  return notice
}

const refused = (status: number, body: object) => () =>
  Promise.reject(new ApiError(status, JSON.stringify(body)))
const isSaidInPlace = (error: Error) => error instanceof ApiError && error.status === 409
const failure = { title: 'Error', text: 'Failed to update like status' }

test('a change that is done shows its message', async () => {
  const options = change({ send: async () => 1, success: { title: 'Message Sent!' } })
  expect(await messageAfter(options)).toEqual({ title: 'Message Sent!' })
})

test('the words of a message may depend on the answer', async () => {
  const options = change({
    send: async () => ({ isLiked: false }),
    success: ({ isLiked }) => ({ title: isLiked ? 'Listing Liked' : 'Listing Unliked' }),
  })
  expect(await messageAfter(options)).toEqual({ title: 'Listing Unliked' })
})

test('a refusal shows the sentence of the server', async () => {
  const send = refused(409, {
    message: 'You have already reviewed this listing.',
    code: 'conflict',
  })
  expect(await messageAfter(change({ send, failure }))).toEqual({
    title: 'Error',
    text: 'You have already reviewed this listing.',
    look: 'bad',
  })
})

test('without a sentence of the server the fallback is shown', async () => {
  const away = new ApiError(502, '<html>Bad gateway</html>')
  const options = change({ send: () => Promise.reject(away), failure })
  expect(await messageAfter(options)).toMatchObject(failure)
})

test('a server that cannot be reached is said in words', async () => {
  const away = new TypeError('Failed to fetch')
  const options = change({ send: () => Promise.reject(away), failure })
  expect((await messageAfter(options)).text).toMatch(/could not reach the site/)
})

test('fields that are wrong are said at the fields, not in a message', async () => {
  const send = refused(400, { message: 'No', code: 'invalid', fields: { email: 'Write it' } })
  expect(await messageAfter(change({ send, failure }))).toEqual({ title: 'none' })
})

test('what its screen says itself is no message besides', async () => {
  const send = refused(409, { message: 'Changed meanwhile', code: 'conflict' })
  expect(await messageAfter(change({ send, failure, isSaidInPlace }))).toEqual({ title: 'none' })
  const away = refused(500, {})
  expect(await messageAfter(change({ send: away, failure, isSaidInPlace }))).toMatchObject(failure)
})

test('a change makes what it changed old, and nothing else', async () => {
  client.setQueryData(['api', 'user', 'likes'], [])
  client.setQueryData(['api', 'categories'], [])
  await messageAfter(change({ send: async () => 1, refresh: [['api', 'user', 'likes']] }))
  expect(client.getQueryState(['api', 'user', 'likes'])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['api', 'categories'])?.isInvalidated).toBe(false)
})

test('a newer message takes the place of the older, and closing the older leaves it', async () => {
  await messageAfter(change({ send: async () => 1, success: { title: 'First' } }))
  const first = shownNotice()
  await messageAfter(change({ send: async () => 1, success: { title: 'Second' } }))
  dismiss(first?.id ?? 0)
  expect(shownNotice()?.title).toBe('Second')
})
