import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addDays, indianDay } from '../../shared/indian-days.ts'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { makeListing } from './support/made-listings.ts'
import { newAdmin, visitAs } from './support/people.ts'

const DAY = addDays(indianDay(new Date()), -10)

test('what was confirmed is previewed, recorded and undone', async () => {
  const admin = await newAdmin()
  const { id, name } = await makeListing(admin, { phone: '0832 2412345', hours: '9 to 5' })
  const page = await visitAs(admin, '/admin/import', { width: NARROW })
  await page.getByText('A list of what was confirmed').click()
  await page.getByText(/^checkedOn is the day it was said/).waitFor()
  await expectAccessibleInBothWidths(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download template of confirmations' }).click(),
  ])
  const header = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trim()

  const rows = [
    `${id},,hours,9 to 5,right,${DAY},phone,provider,`,
    `${id},,phone,0832 2412346,right,${DAY},phone,provider,`,
    `${id},,address,3 Market Road,corrected,${DAY},visit,moderator,`,
    `${id},,fees,free,right,2040-01-01,,,`,
  ]
  await page.getByLabel('CSV file').setInputFiles({
    name: 'confirmed.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\r\n')),
  })
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await page.getByRole('heading', { name: 'Preview: nothing is saved yet' }).waitFor()
  await page.getByText('To record', { exact: true }).waitFor()
  expect(await page.getByText('New listings').count()).toBe(0)
  const says = page.locator('.import-details > li:first-child')
  await expect
    .poll(() => says.allInnerTexts())
    .toEqual([
      'Confirms: Hours 9 to 5',
      expect.stringMatching(/^Corrects: Phone/),
      'Corrects: Address',
      expect.stringMatching(/It cannot be to come/),
    ])
  await page.getByText(/A moderator looks at this among the reports/).waitFor()
  await expectAccessibleInBothWidths(page)

  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await page.getByRole('heading', { name: 'Import result' }).waitFor()
  await expectAccessibleInBothWidths(page)
  await page.goto(`/listing/${id}`)
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page
    .getByText(/^Checked by us/)
    .first()
    .waitFor()
  await page.getByText('3 Market Road').first().waitFor()
  expect(await page.getByText('+91 832 241 2346').count()).toBe(0)

  await page.goto('/admin/import')
  await page.getByRole('link', { name: 'confirmed.csv' }).first().click()
  await page.getByRole('button', { name: 'Undo import' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('heading', { name: 'This import was undone' }).waitFor()
  await page.goto(`/listing/${id}`)
  await page.getByText('Not checked by us').first().waitFor()
  expect(await page.getByText('3 Market Road').count()).toBe(0)
})
