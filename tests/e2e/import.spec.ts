import { randomInt } from 'node:crypto'
import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvOf, ROW } from '../support/csv.ts'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { message, newWord, visitAsAdmin } from './support/people.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(content: string, name = `${newWord()}.csv`): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** Rows that no other test has: each with a name, a number and a mark of its own. */
const rowsOf = (names: string[]) =>
  names.map((name) => ({
    ...ROW,
    name,
    phone: `98${randomInt(10_000_000, 100_000_000)}`,
    // Others look at the same directory meanwhile.
    isApproved: 'false',
    externalId: newWord(),
  }))

async function choose(page: Page, path: string) {
  await page.getByLabel('CSV file').setInputFiles(path)
  await page.locator('main').getByRole('button', { name: 'Import CSV' }).click()
}

/** Whether the directory has it, approved or not. */
async function isListed(page: Page, name: string): Promise<boolean> {
  return (await (await page.request.get('/api/admin/listings/export')).text()).includes(name)
}

const tableOf = (page: Page, title: string) => page.getByRole('group', { name: title })

test('where no row can be imported the way back is on the first screen', async () => {
  const page = await visitAsAdmin('/admin/import')
  const rows = rowsOf([...Array(30)].map(newWord)).map((row) => ({ ...row, phone: '+91 22' }))
  await choose(page, await fileOf(csvOf(rows)))
  await page.getByText('No row can be imported.').waitFor()
  const back = page.getByRole('link', { name: 'Choose a file again' })
  const { y, height } = (await back.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(800)
  await back.click()
  await page.getByRole('button', { name: 'Import CSV' }).waitFor()
})

test('import with two bad rows, download them, mend them, import them; then undo', async () => {
  const page = await visitAsAdmin('/admin/import')
  const names = [newWord(), newWord(), newWord()] as const
  const [fine, mendedOne, mendedTwo] = names
  const [good, bad, worse] = rowsOf([...names])
  const rows = [good!, { ...bad!, phone: '+91 22' }, { ...worse!, region: 'Atlantis' }]
  await choose(page, await fileOf(csvOf(rows)))
  await page.getByRole('heading', { name: 'Preview: nothing is saved yet' }).waitFor()
  await page.getByText('"Atlantis" is not a state or union territory').waitFor()
  expect(await isListed(page, fine)).toBe(false)
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByRole('heading', { name: 'Import result' }).waitFor()
  await message(page, 'Import completed with errors')
  await tableOf(page, 'Imported rows').getByText(fine).waitFor()
  await tableOf(page, 'Rows to correct').getByText(mendedOne).waitFor()
  await page.getByRole('progressbar', { name: 'Successful' }).waitFor()
  await page.getByText('33%').waitFor()
  await page.getByText('Imported 1 row. 2 rows need a correction.').waitFor()
  const review = page.getByRole('link', { name: 'Review this one' })
  const made = new URL((await review.getAttribute('href')) ?? '', page.url())
  expect(made.pathname + made.search).toMatch(/^\/admin\/listings\?import=\d+$/)
  const answer = await page.request.get(`/api/admin/listings${made.search}`)
  expect(((await answer.json()) as { name: string }[]).map(({ name }) => name)).toEqual([fine])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the other 2 rows' }).click(),
  ])
  const saved = join(folder, 'failed.csv')
  await download.saveAs(saved)
  const failed = await readFile(saved, 'utf8')
  expect(failed).toContain(mendedOne)
  expect(failed).not.toContain(fine)
  const mended = failed.replace("'+91 22,", `${bad!.phone},`).replace(',Atlantis,', ',Goa,')
  await page.getByRole('link', { name: 'Import another file' }).click()
  const fileName = `${newWord()}.csv`
  await choose(page, await fileOf(mended, fileName))
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('heading', { name: 'Import result' }).waitFor()
  await message(page, 'Import successful')
  await page.getByText('100%').waitFor()
  expect(await isListed(page, mendedTwo)).toBe(true)

  await page.goto('/admin/import')
  await page.locator('.import-row', { hasText: fileName }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep import' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('heading', { name: 'This import was undone' }).waitFor()
  await message(page, 'Import undone')
  await page.getByText('2 rows undone.', { exact: true }).first().waitFor()
  expect(await isListed(page, mendedTwo)).toBe(false)
  expect(await isListed(page, fine)).toBe(true)
})

test('a template, and what is said of a wrong file and of none', async () => {
  const page = await visitAsAdmin('/admin/import', { expected: [/422/] })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download template' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('listings-import-template.csv')
  await message(page, 'Template downloaded')
  await page.locator('main').getByRole('button', { name: 'Import CSV' }).click()
  await message(page, 'No file selected')
  await page.getByRole('alert').getByText('Please select a CSV file to import').waitFor()
  await choose(page, await fileOf('x', 'list.txt'))
  await message(page, 'Invalid file type')
  await page.getByRole('alert').getByText('Please upload a CSV file').waitFor()
  await choose(page, await fileOf('name\n"x'))
  await message(page, 'Import failed')
  await page
    .getByRole('alert')
    .getByText(/is never closed/)
    .waitFor()
})

test('a template that does not come is said', async () => {
  const page = await visitAsAdmin('/admin/import', { expected: [/failed:|ERR_FAILED/] })
  await page.route('**/listings/template', (route) => route.abort('failed'))
  await page.getByRole('button', { name: 'Download template' }).click()
  await message(page, 'Download failed')
})

test('a file can be dropped on the page', async () => {
  const page = await visitAsAdmin('/admin/import')
  const [name, fileName] = [newWord(), `${newWord()}.csv`]
  const dropped = await page.evaluateHandle(
    ([content, fileName]) => {
      const data = new DataTransfer()
      data.items.add(new File([content], fileName, { type: 'text/csv' }))
      return data
    },
    [csvOf(rowsOf([name])), fileName] as const,
  )
  await page.locator('.import-drop').dispatchEvent('drop', { dataTransfer: dropped })
  await page.locator('main').getByRole('button', { name: 'Import CSV' }).click()
  await page.getByText(fileName).waitFor()
  await page.getByText(name).waitFor()
})

test('a possible duplicate is made only where it is ticked', async () => {
  const page = await visitAsAdmin('/admin/import')
  const name = newWord()
  const [one] = rowsOf([name])
  const twin = { ...one!, externalId: newWord() }
  await choose(page, await fileOf(csvOf([one!, twin])))
  await page.getByRole('button', { name: 'Import 1 row' }).waitFor()
  await page.getByRole('checkbox', { name: new RegExp(`${name}, row 3`) }).check()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('heading', { name: 'Import result' }).waitFor()
  await message(page, 'Import successful')
})

/** Nothing for axe to find, in every state, at both widths. */
describe('walked narrow, seen in both widths', () => {
  test('choosing, rehearsing, importing, result, undo', async () => {
    const page = await visitAsAdmin('/admin/import', {
      width: NARROW,
      expected: [/404/],
    })
    await page.getByRole('heading', { name: 'Earlier imports' }).waitFor()
    await expectAccessibleInBothWidths(page)
    await page.locator('main').getByRole('button', { name: 'Import CSV' }).click()
    await page.getByRole('alert').waitFor()
    await expectAccessibleInBothWidths(page)
    const rows = rowsOf([`${newWord()} ${'Long '.repeat(36)}`, newWord(), newWord()])
    const update = { id: '60', name: 'A changed name', description: 'x'.repeat(300) }
    const twin = { ...rows[1]!, externalId: newWord() }
    await choose(
      page,
      await fileOf(csvOf([...rows, twin, { ...rows[2]!, externalId: newWord(), region: 'X' }])),
    )
    await page.getByRole('heading', { name: /^Preview/ }).waitFor()
    await page.getByRole('table').waitFor()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('link', { name: /^Errors/ }).click()
    await page.getByText('"X" is not a state').waitFor()
    await expectAccessibleInBothWidths(page)

    const state = { state: 'importing', progress: { done: 1, total: 3 } }
    let isHeld = true
    await page.route(/\/api\/admin\/imports\/\d+$/, async (route) => {
      if (!isHeld) return route.continue()
      const answer = await route.fetch()
      const json = { ...((await answer.json()) as object), ...state }
      return route.fulfill({ json })
    })
    await page.getByRole('button', { name: 'Import 3 rows' }).click()
    await page.getByRole('progressbar', { name: 'Rows imported' }).waitFor()
    await page.getByText('33%').waitFor()
    await expectAccessibleInBothWidths(page)
    isHeld = false
    await page.getByRole('heading', { name: 'Import result' }).waitFor()
    await tableOf(page, 'Rows to correct').waitFor()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('heading', { name: 'This import was undone' }).waitFor()
    await expectAccessibleInBothWidths(page)

    await page.goto('/admin/import')
    const columns = ['id', 'name', 'description']
    await choose(page, await fileOf(csvOf([update], columns)))
    await page.getByText('A changed name', { exact: true }).first().waitFor()
    await expectAccessibleInBothWidths(page)
    await page.goto('/admin/import?import=999999')
    await page.getByText('There is no such import.').waitFor()
    await expectAccessibleInBothWidths(page)
  })
})
