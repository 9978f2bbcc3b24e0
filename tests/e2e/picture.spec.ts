import { describe, expect, test } from 'vitest'
import { drawPicture } from '../support/pictures.ts'
import { expectAccessible } from './support/browser.ts'
import { message, openTopic, visitAs } from './support/people.ts'

describe.each([360, 1280])('at %i px', (width) => {
  test('a picture is sent, stands beside the name, and is removed again', async () => {
    const page = await visitAs({}, '/account', { width, expected: [/status of 400/] })
    const section = page.getByRole('region', { name: 'Your picture' })
    const file = section.getByLabel('Picture file')
    const tick = section.getByLabel('Nobody else is recognisable in it, or I may publish it.')
    const save = section.getByRole('button', { name: 'Save the picture' })
    await section.getByText('You have no picture.').waitFor()
    await openTopic(page, 'picture')

    await save.click()
    const summary = section.getByRole('alert')
    await summary.waitFor()
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      'Choose a JPEG, PNG or WebP picture',
      'Tick that nobody else is recognisable in it, or that you may publish it',
    ])
    await expectAccessible(page)

    const heavy = Buffer.alloc(8_000_001)
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: heavy })
    await tick.check()
    await save.click()
    await summary.getByText('Choose a picture of up to 8 MB').waitFor()

    const words = Buffer.from('Not a picture at all.')
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: words })
    await save.click()
    await summary.getByText('This file is not a JPEG, PNG or WebP picture.').waitFor()

    const buffer = await drawPicture(300, 200)
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await save.click()
    await message(page, 'Picture saved')
    const shown = section.locator('.avatar img')
    await expect
      .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0)
    expect([await shown.getAttribute('width'), await shown.getAttribute('height')]).toEqual([
      '96',
      '96',
    ])
    expect(await tick.isChecked()).toBe(false)
    expect(await summary.count()).toBe(0)
    await expectAccessible(page)

    const menu =
      width === 1280
        ? page.locator('.user-menu summary')
        : page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await page.locator('.who .avatar img:visible').waitFor()
    await page.keyboard.press('Escape')

    await section.getByRole('button', { name: 'Remove the picture…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove your picture?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove the picture' }).click()
    await section.getByText('You have no picture.').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('You have no picture.')
  })
})
