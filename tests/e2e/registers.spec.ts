import { expect, test } from 'vitest'
import type { CheckTask } from '../../shared/checks/tasks.ts'
import { addDays, indianDay } from '../../shared/indian-days.ts'
import { expectAccessible, newPage } from './support/browser.ts'
import { expectFits } from './support/layout.ts'
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

test.each([360, 1280])('who has the task says what the register has, at %i px', async (width) => {
  const admin = await newAdmin()
  const { id, name } = await makeClaiming(admin)
  const page = await visitAs(admin, `/admin/checks?listing=${id}`, { width })
  await page.getByRole('heading', { name }).waitFor()
  await expectFits(page)
  await expectAccessible(page)
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
  await expectFits(page)
  await expectAccessible(page)

  await page.goto(`/listing/${id}`)
  const registers = page.getByRole('region', { name: 'In official registers' })
  await registers.getByText(/^We found it in the register on .*, valid until .*\.$/).waitFor()
  await registers.getByText('Claimed by the organisation, not checked by us.').waitFor()
  await expectFits(page)
  await expectAccessible(page)
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

test.each([360, 1280])('the admins’ form says what a line must be, at %i px', async (width) => {
  const admin = await newAdmin()
  const { id } = await makeClaiming(admin)
  const page = await visitAs(admin, `/admin/listings/${id}`, { width, expected: [/400/] })
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
  await expectFits(page)
  await expectAccessible(page)
  await lines.fill('NCAHP, 77')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await message(page, 'Listing Updated!')
})
