import { expect, test } from 'vitest'
import type { CheckTask } from '../../shared/checks/tasks.ts'
import { addDays, indianDay } from '../../shared/indian-days.ts'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { newPage } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import { message, newAdmin, send, visitAs, type Person } from './support/people.ts'

const CLAIMED = 'RCI, A12345, Dr Asha Naik\nNational Trust, NT/07/113'

async function makeClaiming(admin: Person) {
  return makeListing(admin, { phone: '0832 2412345', credentials: CLAIMED })
}

async function take(admin: Person, id: number): Promise<CheckTask> {
  const answer = await send(admin, 'post', `/api/admin/checks/listings/${id}`, {})
  return ((await answer.json()) as { task: CheckTask }).task
}

test('who has the task says what the register has', async () => {
  const admin = await newAdmin()
  const { id, name } = await makeClaiming(admin)
  const page = await visitAs(admin, `/admin/checks?listing=${id}`, { width: NARROW })
  await page.getByRole('heading', { name }).waitFor()
  await expectAccessibleInBothWidths(page)
  // What was said in the call so far stays.
  const phone = page.getByRole('group', { name: 'Phone', exact: true })
  await phone.getByRole('button', { name: 'Right' }).click()
  const rci = page.getByRole('group', { name: 'RCI number A12345' })
  await rci.getByText('nobody has looked yet').waitFor()
  expect(await rci.getByRole('link').getAttribute('href')).toBe('https://rehabcouncil.nic.in')
  const validUntil = addDays(indianDay(new Date()), 400)
  await rci.getByLabel('Valid until').fill(validUntil)
  await rci.getByRole('button', { name: 'It is there' }).click()
  await rci.getByText(/^Found on .*, valid until/).waitFor()
  await phone.getByText('Right', { exact: true }).waitFor()
  await expectAccessibleInBothWidths(page)

  await page.goto(`/listing/${id}`)
  const registers = page.getByRole('region', { name: 'In official registers' })
  await registers.getByText(/^We found it in the register on .*, valid until .*\.$/).waitFor()
  await registers.getByText('Claimed by the organisation, not checked by us.').waitFor()
  await expectAccessibleInBothWidths(page)
})

test('without script and on paper a listing says what is claimed and what has expired', async () => {
  const admin = await newAdmin()
  const { id } = await makeClaiming(admin)
  const task = await take(admin, id)
  const validUntil = addDays(indianDay(new Date()), -1)
  const seen = { register: 'rci', number: 'A12345', isFound: true, validUntil }
  await send(admin, 'post', `/api/admin/checks/${task.id}/credentials`, seen)
  const page = await newPage({ javaScript: false })
  await page.goto(`/listing/${id}`)
  await page.emulateMedia({ media: 'print' })
  const registers = page.getByRole('region', { name: 'In official registers' })
  expect(await registers.getByText(/and has expired\.$/).isVisible()).toBe(true)
  expect(await registers.getByText('not checked by us').isVisible()).toBe(true)
  expect(await registers.getByText('RCI number A12345').isVisible()).toBe(true)
})

test('the admins’ form says what a line must be', async () => {
  const admin = await newAdmin()
  const { id } = await makeClaiming(admin)
  const page = await visitAs(admin, `/admin/listings/${id}`, { width: NARROW, expected: [/400/] })
  const unfold = () => page.locator('.listing-group > summary', { hasText: 'to whom' }).click()
  await unfold()
  const lines = page.getByRole('textbox', { name: /^Credentials/ })
  expect(await lines.inputValue()).toBe(CLAIMED)
  await lines.fill('Medical Council, 1')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page
    .getByText(/^Please write on each line a register/)
    .first()
    .waitFor()
  await expectAccessibleInBothWidths(page)
  await lines.fill('NCAHP, 77')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await message(page, 'Listing Updated!')
})
