import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Env } from '../context.ts'
import { tooLarge } from '../errors.ts'
import { answerError } from '../http/on-error.ts'
import { validate } from '../http/validate.ts'
import { say, wordingOf } from '../sentences.ts'
import { takeFileForm } from './file-form.ts'

const takeFile = takeFileForm(1_000_000, () => {
  throw tooLarge(say.tooLarge)
})
const formSchema = z.object({ file: z.file(), mayPublish: z.string().optional() })
const site = new Hono<Env>()
  .onError(answerError)
  .post('/', takeFile, validate('form', formSchema), async (c) => {
    const { file, mayPublish } = c.req.valid('form')
    return c.json({ name: file.name, type: file.type, text: await file.text(), mayPublish })
  })

const formOf = (file: File) => {
  const body = new FormData()
  body.set('mayPublish', 'on')
  body.set('file', file)
  return body
}
const send = (body: BodyInit, headers = {}) => site.request('/', { method: 'POST', body, headers })

test('a file comes as it was sent, with its name in any script and what is said beside it', async () => {
  const text = `शाळा,"a\r\n--b"\n`.repeat(10_000)
  const answer = await send(formOf(new File([text], 'शाळा यादी.csv', { type: 'text/csv' })))
  expect(await answer.json()).toEqual({
    name: 'शाळा यादी.csv',
    type: 'text/csv',
    text,
    mayPublish: 'on',
  })
})

test('an empty file, as a form sends it where none was chosen, has no name', async () => {
  const answer = await send(formOf(new File([], '')))
  expect(await answer.json()).toMatchObject({ name: '', text: '' })
})

test('a form that breaks off, and one that names no boundary, are refused in a sentence', async () => {
  const whole = new Response(formOf(new File(['a'], 'a.csv')))
  const type = whole.headers.get('content-type') ?? ''
  const body = await whole.text()
  for (const [text, contentType] of [
    [body.slice(0, -20), type],
    [body, 'multipart/form-data'],
  ] as const) {
    const answer = await send(text, { 'content-type': contentType })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: wordingOf(say.invalidRequest) })
  }
})

test('a longer body is refused', async () => {
  const answer = await send(formOf(new File(['a'.repeat(1_020_000)], 'a.csv')))
  expect(answer.status).toBe(413)
})
