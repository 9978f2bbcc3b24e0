import type { Page, Route } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { drawPicture } from '../support/pictures.ts'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible, hydrated, origin } from './support/browser.ts'
import {
  message,
  newAdmin,
  newWord,
  send,
  visit,
  visitAs,
  visitAsAdmin,
  type Sender,
} from './support/people.ts'

const HOSTILE = [
  '# A heading',
  '**bold** and [inside](/directory)',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '[x](javascript:alert(1)) ![p](https://tracker.example/x.png)',
  '</article></main><style>body{display:none}</style>',
  '| a | b |\n|---|---|\n| 1 | 2 |',
].join('\n\n')

/** A post of one test alone. */
async function write(admin: Sender, fields: object = {}) {
  const made = await send(admin, 'post', '/api/blog', {
    title: newWord(),
    excerpt: 'Three small things.',
    author: 'A. Naik',
    category: 'community',
    content: 'Text.',
    ...fields,
  })
  return (await made.json()) as { id: number; slug: string; title: string }
}

const rowOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
/** Opens the row's "More", where what is seldom done stands. */
const more = (page: Page, title: string) => rowOf(page, title).getByText('More').click()
const proseOf = (page: Page) => page.locator('main .prose').innerHTML()
/** What a reader gets of an article: its words, its picture, and its text letter for letter. */
const readArticle = (page: Page, article: string) =>
  page
    .locator(article)
    .first()
    .evaluate((drawn) => ({
      title: drawn.querySelector('.post-title')?.textContent,
      facts: drawn.querySelector('.post-facts')?.textContent,
      topics: drawn.querySelector('.post-topics')?.textContent,
      picture: drawn.querySelector('.post-picture img')?.getAttribute('src'),
      text: drawn.querySelector('.prose')?.innerHTML,
    }))
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim())

describe('walked narrow, seen in both widths', () => {
  test('an article is written, kept, previewed, published, changed, unpublished and deleted', async () => {
    const word = newWord()
    const title = `${word} evenings`
    const slug = `${word.toLowerCase()}-evenings`
    const page = await visitAsAdmin('/admin/blog', { width: NARROW, expected: [/status of 400/] })
    await expectAccessibleInBothWidths(page)
    await page.getByRole('link', { name: 'Write an article' }).click()
    await page.getByRole('heading', { name: 'Write an article' }).waitFor()
    await expectAccessibleInBothWidths(page)

    // Nothing is filled in: it says so at each field, and the keyboard is at the summary.
    await page.getByRole('button', { name: 'Save as Draft' }).click()
    const summary = page.getByRole('alert')
    await summary.getByRole('link', { name: 'Please write a title.' }).waitFor()
    await expectAccessibleInBothWidths(page)
    await summary.getByRole('link', { name: 'Please write a title.' }).click()
    await page.keyboard.type(title)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Five things that helped us.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('A. Naik')
    await page.getByLabel('Category').selectOption('Community')
    await page.getByLabel('Topics').fill('Goa, home, evening')
    await page.getByLabel('Article', { exact: true }).fill(HOSTILE)
    await page.getByText(/^Kept in this browser at \d+:\d\d ([ap]m|noon|midnight)\.$/).waitFor()

    // The page goes; what was written is there again.
    await page.goto('/help-now')
    await page.goto('/admin/blog/new')
    await hydrated(page)
    await page.getByText(/^Here is what you wrote on /).waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe(title)
    expect(await page.getByLabel('Category').inputValue()).toBe('community')
    await expectAccessibleInBothWidths(page)

    const buffer = await drawPicture(480, 320)
    const file = { name: 'evening.jpg', mimeType: 'image/jpeg', buffer }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByAltText('The picture you chose').waitFor()
    await page.getByLabel('Nobody recognisable is in it, or I may publish it.').check()
    await page.getByRole('button', { name: 'Show preview' }).click()
    await page.locator('section[aria-label="Preview"] .prose').waitFor()
    await expect.poll(() => focused(page)).toBe('Preview')
    const previewed = await readArticle(page, 'section[aria-label="Preview"] article')
    await expectAccessibleInBothWidths(page)
    // A preview that is older than the text says so, and how to renew it.
    const old = page.getByText('You have changed the text since.')
    expect(await old.count()).toBe(0)
    await page.getByLabel('Excerpt').press('End')
    await page.keyboard.type(' Truly.')
    await old.waitFor()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Show preview' }).click()
    await page.getByText('This is what readers see.').waitFor()
    expect(await old.count()).toBe(0)
    await page.getByRole('button', { name: 'Save as Draft' }).click()
    await message(page, 'Blog post created successfully!')
    await page.waitForURL('**/admin/blog')
    await rowOf(page, title).getByText('Draft', { exact: true }).waitFor()
    expect(await statusOf(page, `/blog/${slug}`)).toBe(404)
    await expectAccessibleInBothWidths(page)

    await more(page, title)
    await expectAccessibleInBothWidths(page)
    await rowOf(page, title)
      .getByRole('link', { name: `Preview ${title}` })
      .click()
    await page.getByText('Draft: only admins see this page.').waitFor()
    await expectAccessibleInBothWidths(page)
    const asDraft = await proseOf(page)
    await page.getByRole('link', { name: 'All articles' }).click()

    await rowOf(page, title)
      .getByRole('button', { name: `Publish ${title}` })
      .click()
    await message(page, 'Blog post published')
    await rowOf(page, title).getByText('Published', { exact: true }).waitFor()
    // The button is gone; the keyboard goes on from the row's heading.
    await expect.poll(() => focused(page)).toBe(title)
    const reader = await visit(`/blog/${slug}`, { width: NARROW })
    expect(await proseOf(reader)).toBe(asDraft)
    expect(await readArticle(reader, 'main article')).toEqual(previewed)
    expect(
      await reader.locator('main .prose script, main .prose img, main .prose style').count(),
    ).toBe(0)
    await expectAccessibleInBothWidths(reader)

    await more(page, title)
    await rowOf(page, title)
      .getByRole('link', { name: `Edit ${title}` })
      .click()
    await page.getByLabel('Title').fill(`${title}, again`)
    await page.keyboard.press('Enter')
    await message(page, 'Blog post updated successfully!')
    await page.waitForURL('**/admin/blog')
    expect(await statusOf(page, `/blog/${slug}`)).toBe(200)

    await more(page, title)
    await page.getByRole('button', { name: `Unpublish ${title}, again` }).click()
    const dialog = page.getByRole('dialog', { name: 'Take this article off the site?' })
    await dialog.waitFor()
    await expectAccessibleInBothWidths(page)
    await dialog.getByRole('button', { name: 'Unpublish article' }).press('Enter')
    await rowOf(page, title).getByText('Draft', { exact: true }).waitFor()
    expect(await statusOf(page, `/blog/${slug}`)).toBe(404)
    for (const path of ['/blog', '/', '/sitemap.xml', '/blog/rss.xml', '/blog/atom.xml'])
      expect(await (await page.request.get(path)).text(), path).not.toContain(slug)

    await more(page, title)
    await page.getByRole('button', { name: `Delete ${title}, again` }).click()
    const deletion = page.getByRole('dialog', { name: 'Delete this article?' })
    await deletion.waitFor()
    await expectAccessibleInBothWidths(page)
    await page.keyboard.press('Escape')
    await deletion.waitFor({ state: 'hidden' })
    await more(page, title)
    await page.getByRole('button', { name: `Delete ${title}, again` }).click()
    await page.getByRole('button', { name: 'Delete article' }).click()
    await message(page, 'Blog post deleted successfully!')
    await rowOf(page, title).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Blog')
  })

  test('blog, topic, older articles and the empty list', async () => {
    const admin = await newAdmin()
    const page = await visitAs(admin, '/admin/blog?search=zzzzzz', { width: NARROW })
    await page.getByRole('heading', { name: 'No articles match.' }).waitFor()
    await expectAccessibleInBothWidths(page)
    const tags = newWord()
    const posts: { id: number }[] = []
    for (let number = 1; number <= 13; number += 1)
      posts.push(await write(admin, { tags, isPublished: true }))
    // Gone again, also when this fails: they would be the first on the lists of others.
    onTestFinished(async () => {
      for (const { id } of posts) await send(admin, 'delete', `/api/blog/${id}`)
    })
    const reader = await visit(`/blog?tag=${tags}`, { width: NARROW })
    expect(await reader.locator('main .post-row').count()).toBe(12)
    await expectAccessibleInBothWidths(reader)
    await reader.getByRole('link', { name: 'Older articles' }).click()
    await reader.getByRole('link', { name: 'Newer articles' }).waitFor()
    expect(await reader.locator('main .post-row').count()).toBe(1)
    await reader.goto('/blog?tag=nobody-has-this')
    await reader.getByText('No blog posts available at the moment.').waitFor()
    await expectAccessibleInBothWidths(reader)
  })
})

test('two admins change one article: the second is told, loses nothing and may replace it', async () => {
  const page = await visitAsAdmin('/admin', { expected: [/status of 409/] })
  const { id } = await write(page)
  await page.goto(`/admin/blog/${id}`)
  await hydrated(page)
  await page.getByLabel('Excerpt').fill('Mine.')
  await send(page, 'patch', `/api/blog/${id}`, { excerpt: 'Theirs.' })
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  const told = page.getByText('Somebody else has changed this article')
  await told.waitFor()
  await page.getByText('What you wrote is still here. Nothing of it is saved yet.').waitFor()
  // Once, with the choice beside it, and read out once: it has the focus, and nothing else says it.
  expect(await told.count()).toBe(1)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0)
  const note = page.getByRole('group', { name: /^Somebody else has changed this article\./ })
  await note.getByRole('button', { name: 'Keep mine' }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Somebody else has changed this article\./)
  // Saving once more without a choice is told again.
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await expect.poll(() => focused(page)).toMatch(/^Somebody else has changed this article\./)
  expect(await page.getByLabel('Excerpt').inputValue()).toBe('Mine.')
  await expectAccessible(page)
  // Also after the page was left.
  await page.reload()
  await hydrated(page)
  expect(await page.getByLabel('Excerpt').inputValue()).toBe('Mine.')
  await page.getByText('Somebody else has changed this article.').waitFor()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => focused(page)).toMatch(/^When you save now, your words replace/)
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await message(page, 'Blog post updated successfully!')
  const saved = await page.request.get(`/api/blog/${id}`)
  expect(await saved.json()).toMatchObject({ excerpt: 'Mine.' })
  await send(page, 'delete', `/api/blog/${id}`)
})

test('a draft that somebody has published meanwhile is said to be public before it is replaced', async () => {
  const page = await visitAsAdmin('/admin', { expected: [/status of 409/] })
  const { id } = await write(page)
  const draft = page.getByRole('button', { name: 'Save as Draft' })
  await page.goto(`/admin/blog/${id}`)
  await hydrated(page)
  await page.getByLabel('Excerpt').fill('Not for readers.')
  await send(page, 'patch', `/api/blog/${id}`, { isPublished: true })
  // What the button says is what is sent.
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await draft.click()
  expect((await sent).postDataJSON()).toMatchObject({ isPublished: false })
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => focused(page)).toMatch(/Published: everybody can read this article\.$/)
  expect(await draft.count()).toBe(0)
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  await expectAccessible(page)

  // And the other way round: what was taken off the site meanwhile can be saved as a draft again.
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Discard it and start from what is saved' }).click()
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  await page.getByLabel('Excerpt').fill('Still not for readers.')
  await send(page, 'patch', `/api/blog/${id}`, { isPublished: false })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => focused(page)).toMatch(/It is a draft: only admins see it\.$/)
  await draft.click()
  await message(page, 'Blog post updated successfully!')
  const saved = await page.request.get(`/api/blog/${id}`)
  expect(await saved.json()).toMatchObject({
    excerpt: 'Still not for readers.',
    isPublished: false,
  })
  await send(page, 'delete', `/api/blog/${id}`)
})

/** Writes on while what was sent before is being saved. */
async function writeOn(page: Page, method: string, more: () => Promise<void>) {
  const held = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    if (route.request().method() !== method) return route.continue()
    arrived.resolve()
    await held.promise
    return route.continue()
  }
  await page.route(/\/api\/blog(\/\d+)?$/, hold)
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await arrived.promise
  await more()
  held.resolve()
  await page.getByText('Saved. Later changes are not saved yet.').waitFor()
  await page.unroute(/\/api\/blog(\/\d+)?$/, hold)
}

test('what is written while an article is saved stays, and is saved next', async () => {
  const page = await visitAsAdmin('/admin/blog/new')
  const content = page.getByLabel('Article', { exact: true })
  await page.getByLabel('Title').fill(newWord())
  await page.getByLabel('Excerpt').fill('Short.')
  await page.getByLabel('Author').fill('A. Naik')
  await page.getByLabel('Category').selectOption('Community')
  await content.fill('One.')
  await writeOn(page, 'POST', () => content.fill('One. Two.'))
  expect(await content.inputValue()).toBe('One. Two.')
  await expectAccessible(page)
  await message(page, 'Blog post created successfully!')

  // It is this article's draft now, wherever the page goes.
  await page.reload()
  await hydrated(page)
  await page.getByRole('heading', { name: 'Edit article' }).waitFor()
  await page.getByText(/^Here is what you wrote on /).waitFor()
  expect(await content.inputValue()).toBe('One. Two.')
  await writeOn(page, 'PATCH', () => content.fill('One. Two. Three.'))
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const saved = async () => (await page.request.get(`/api/blog/${id}`)).json()
  expect(await saved()).toMatchObject({ content: 'One. Two.', isPublished: false })
  // A change of what is saved now: nobody is told of a conflict with oneself.
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await page.waitForURL('**/admin/blog')
  expect(await saved()).toMatchObject({ content: 'One. Two. Three.' })
  await page.goto('/admin/blog/new')
  await hydrated(page)
  await page.getByLabel('Title').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
  expect(await page.getByText(/kept on /).count()).toBe(0)
  await send(page, 'delete', `/api/blog/${id}`)
})

test('two tabs write a new article each, and neither loses a word', async () => {
  const page = await visitAsAdmin('/admin/blog/new')
  await page.getByLabel('Title').fill('First of two')
  const other = await page.context().newPage()
  await other.goto('/admin/blog/new')
  await hydrated(other)
  await other.getByText(/^First of two: kept on /).waitFor()
  expect(await other.getByLabel('Title').inputValue()).toBe('')
  await expectAccessible(other)
  await other.getByLabel('Title').fill('Second of two')
  for (const [tab, title] of [
    [page, 'First of two'],
    [other, 'Second of two'],
  ] as const) {
    await tab.reload()
    await hydrated(tab)
    await tab.getByText(/^Here is what you wrote on /).waitFor()
    expect(await tab.getByLabel('Title').inputValue()).toBe(title)
  }
  // What a tab has left, another goes on with; what this one has written is kept besides.
  await other.close()
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue writing Second of two' }).click()
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Second of two')
  await expect.poll(() => focused(page)).toBe('Write an article')
  await page.getByText(/^First of two: kept on /).waitFor()
  await page.getByLabel('Excerpt').fill('Gone on with.')
  await page.reload()
  await hydrated(page)
  expect(await page.getByLabel('Excerpt').inputValue()).toBe('Gone on with.')
  await page.getByText(/^First of two: kept on /).waitFor()
  expect(await page.getByText(/^Second of two: kept on /).count()).toBe(0)
  await page.getByRole('button', { name: 'Discard it and start from what is saved' }).click()
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('')
  await expect.poll(() => focused(page)).toBe('Write an article')
})

test('a failure is said in the words of §8 and keeps what was written', async () => {
  const page = await visitAsAdmin('/admin', { expected: [/status of 500/] })
  const { id, title } = await write(page)
  await page.route('**/api/blog/*', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, body: '' }),
  )
  await page.goto(`/admin/blog/${id}`)
  await hydrated(page)
  await page.getByLabel('Title').fill('Another title')
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await message(page, 'Failed to update blog post.')
  expect(await page.getByLabel('Title').inputValue()).toBe('Another title')
  await page.goto(`/admin/blog?search=${title}`)
  await hydrated(page)
  await more(page, title)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('button', { name: 'Delete article' }).click()
  await message(page, 'Failed to delete blog post.')
  await page.unroute('**/api/blog/*')
  await send(page, 'delete', `/api/blog/${id}`)
})

test('a browser that keeps nothing says so', async () => {
  const page = await visitAsAdmin('/help-now')
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/admin/blog/new')
  await hydrated(page)
  await page.getByLabel('Title').fill('Not kept')
  await page.getByText('This browser keeps nothing.').waitFor()
})

test('feeds are XML to a browser, whatever is in a post', async () => {
  const page = await visitAsAdmin('/help-now')
  const word = newWord()
  const hostile = `x ]]> ${word} ]]> <b a="1">&amp; end`
  const { id } = await write(page, {
    title: hostile,
    author: hostile,
    excerpt: hostile,
    content: `${hostile}\n\n${HOSTILE}`,
    tags: ['<t "q">', '&', ']]>', word],
    isPublished: true,
  })
  for (const path of ['/blog/rss.xml', '/blog/atom.xml']) {
    const text = await (await page.request.get(path)).text()
    expect(text).toContain(word)
    const read = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      return {
        error: document.querySelector('parsererror')?.textContent,
        root: document.documentElement.localName,
      }
    }, text)
    expect(read).toEqual({ error: undefined, root: path.includes('rss') ? 'rss' : 'feed' })
  }
  // The whole page, too: nothing runs, nothing breaks out, the words can be read.
  const reader = await visit(`/blog?tag=${word}`)
  await reader
    .getByRole('link', { name: `x ]]> ${word}` })
    .first()
    .click()
  await reader.getByRole('heading', { level: 1, name: `x ]]> ${word}` }).waitFor()
  expect(await reader.locator('footer').count()).toBe(1)
  expect(reader.url().startsWith(`${origin}/blog/x-${word.toLowerCase()}-b-a-1-amp-end`)).toBe(true)
  await send(page, 'delete', `/api/blog/${id}`)
})
