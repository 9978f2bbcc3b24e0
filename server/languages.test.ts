import { expect, test } from 'vitest'
import { createTestApp, signInAs } from '../tests/support/app.ts'
import { isMarked, markedCatalogue } from '../tests/support/marked.ts'
import { AppError } from './errors.ts'
import { catalogueFor, withoutLanguage } from './languages.ts'
import { english, say, wordingOf, type Sentence } from './sentences.ts'

const languages = { xx: markedCatalogue(english) }

test.each([
  ['/xx', '/'],
  ['/xx/', '/'],
  ['/xx/api/listings/1', '/api/listings/1'],
  ['/xxl/api', '/xxl/api'],
  ['/api/xx', '/api/xx'],
  ['/constructor/api', '/constructor/api'],
])('%s is %s in its language', (path, bare) => {
  expect(withoutLanguage(path, languages)).toBe(bare)
  expect(catalogueFor(path, languages)).toBe(path === bare ? english : languages.xx)
})

test('every sentence of the server is worded by its name', () => {
  const sentences = sentencesOf(say)
  expect(sentences.length).toBeGreaterThan(250)
  for (const sentence of sentences) {
    const wording = wordingOf(sentence, languages.xx)
    expect(isMarked(wording), `${sentence.code}: ${wording}`).toBe(true)
    expect(wording).toBe(`⟦${wordingOf(sentence)}⟧`)
  }
})

test('a sentence within another is worded in the same language', () => {
  const error = new AppError(
    'conflict',
    say.submission.decidedBy(say.submission.somebody, 'approved'),
  )
  expect(error.message).toBe('Somebody has already approved this submission.')
  expect(error.toProblem(languages.xx).message).toBe(
    '⟦⟦Somebody⟧ has already approved this submission.⟧',
  )
})

test('a refusal is worded in the language of its path, whatever the browser would rather read', async () => {
  const site = await createTestApp({}, undefined, undefined, { languages })
  const person = await signInAs(site)
  const headers = { cookie: person.cookie, 'accept-language': 'xx' }
  const refusals: [method: string, path: string, body?: unknown][] = [
    ['GET', '/api/listings/1'],
    ['GET', '/api/blog/none'],
    ['GET', '/api/events/1'],
    ['GET', '/api/nothing-here'],
    ['GET', '/api/admin/users'],
    ['POST', '/api/events/1/register', {}],
    ['DELETE', '/api/account/sessions/none'],
    ['POST', '/api/advertisements', {}],
  ]
  for (const [method, path, body] of refusals) {
    const [inEnglish, inMarks] = await Promise.all(
      ['', '/xx'].map(async (prefix) => {
        const answer = await site.send(method, prefix + path, body, { headers })
        return { status: answer.status, ...((await answer.json()) as { message: string }) }
      }),
    )
    expect(inMarks, path).toEqual({ ...inEnglish, message: `⟦${inEnglish!.message}⟧` })
    expect(inEnglish!.status, path).toBeGreaterThanOrEqual(400)
  }
})

/** Each sentence, with stand-ins for what it takes. */
function sentencesOf(group: object): Sentence[] {
  return Object.entries(group).flatMap(([name, said]: [string, unknown]) => {
    if (name === 'worded') return []
    if (typeof said === 'function') return [said(['one'], ['two'], ['three']) as Sentence]
    return isSentence(said) ? [said] : sentencesOf(said as object)
  })
}

const isSentence = (said: unknown): said is Sentence =>
  typeof said === 'object' && said !== null && 'params' in said
