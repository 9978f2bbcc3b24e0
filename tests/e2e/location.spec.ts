import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import {
  expectAccessible,
  hydrated,
  quietOrigin as origin,
  quietPage as newPage,
} from './support/browser.ts'

/** The location box and "Use my location" (§5, §8, §9, rulings 13 and 14). */

const placesSchema = z.array(z.object({ label: z.string() }))
const LABEL = 'Town, district, state or PIN code'
const box = (page: Page) => page.getByRole('combobox', { name: LABEL })
const options = (page: Page) => page.getByRole('listbox', { name: 'Places' }).getByRole('option')
const chosen = (page: Page) =>
  page.getByRole('listbox').locator('[aria-selected="true"]').textContent()
const address = (page: Page) => page.url().replace(origin, '')
/** The live region of the box: it waits until one has stopped typing. */
const announced = (page: Page) => page.locator('.combo [role="status"]')

async function openDirectory(path = '/directory', given: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(given)
  await page.goto(path)
  await hydrated(page)
  await unfold(page)
  return page
}

/** After a search the form is one line. */
async function unfold(page: Page) {
  const line = page.locator('.asked:not([open]) > summary')
  if ((await line.count()) > 0) await line.click()
}

/** Typed as a person does: until the whole text is answered, the list may still be that of fewer letters. */
async function type(page: Page, text: string) {
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === '/api/places' && searchParams.get('q') === text
  })
  await box(page).click()
  await box(page).pressSequentially(text)
  const places = placesSchema.parse(await (await answered).json())
  await expect.poll(() => options(page).allTextContents()).toEqual(places.map(({ label }) => label))
}

describe('the 18 criteria of an accessible autocomplete', () => {
  test('1, 2: the field can be reached by keyboard, and shows that it has the focus', async () => {
    const page = await openDirectory()
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Tab')
    await expect
      .poll(() => box(page).evaluate((input) => input === document.activeElement))
      .toBe(true)
    const outline = await box(page).evaluate((input) => getComputedStyle(input).outlineWidth)
    expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(2)
  })

  test('3, 5: it is an editable field that suggests, before and after its script has come', async () => {
    const page = await openDirectory()
    for (const isFocused of [false, true]) {
      if (isFocused) await box(page).click()
      expect(await box(page).getAttribute('aria-autocomplete')).toBe('list')
      expect(await box(page).getAttribute('aria-expanded')).toBe('false')
      expect(await box(page).isEditable()).toBe(true)
    }
  })

  test('4: what is filled in is its value', async () => {
    const page = await openDirectory('/directory?near=mapusa')
    expect(await box(page).inputValue()).toBe('Mapusa')
    await page.goto('/directory?region=Goa')
    await unfold(page)
    expect(await box(page).inputValue()).toBe('Goa')
  })

  test('6: it says how to use it', async () => {
    const page = await openDirectory()
    const description = await box(page).evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    )
    expect(description).toContain('up and down arrow keys')
    expect(description).toContain('By touch')
  })

  test('7 to 10: it says that the list is open, how many match, and when that changes or nothing does', async () => {
    const page = await openDirectory()
    await type(page, 'ma')
    expect(await box(page).getAttribute('aria-expanded')).toBe('true')
    expect(await box(page).getAttribute('aria-controls')).toBe(
      await page.getByRole('listbox').getAttribute('id'),
    )
    expect(await options(page).count()).toBe(20)
    await announced(page).getByText('20 places found.').waitFor()
    await box(page).pressSequentially('pusa')
    await announced(page).getByText('1 place found.').waitFor()
    await box(page).pressSequentially('qqqqqq')
    await page.locator('.combo-panel').getByText('No places found.').waitFor()
    await announced(page).getByText('No places found.').waitFor()
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
  })

  test('11, 12: the arrow keys alone walk through the matches, round the ends', async () => {
    const page = await openDirectory()
    await type(page, 'bic')
    const all = await options(page).allTextContents()
    expect(all.length).toBeGreaterThan(1)
    for (const option of [...all, all[0]]) {
      await page.keyboard.press('ArrowDown')
      expect(await chosen(page)).toBe(option)
      const active = await box(page).getAttribute('aria-activedescendant')
      expect(await page.locator(`[id="${active}"]`).textContent()).toBe(option)
    }
    await page.keyboard.press('ArrowUp')
    expect(await chosen(page)).toBe(all.at(-1))
  })

  test('11, 12: a touch alone opens, chooses and searches', async () => {
    const page = await openDirectory('/directory', { width: 360 })
    await type(page, 'mapu')
    const { height } = (await options(page).first().boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(44)
    await options(page).first().click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL('**/directory?near=mapusa')
  })

  test('13, 14: the match one stands on is read once, by itself; the count alone is announced', async () => {
    const page = await openDirectory()
    await type(page, 'bic')
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page)).toBe('Bicholim, Bicholim taluka, Goa')
    const active = (await box(page).getAttribute('aria-activedescendant')) ?? ''
    expect(await page.locator(`[id="${active}"]`).textContent()).toBe(await chosen(page))
    const count = await options(page).count()
    await announced(page)
      .getByText(count === 1 ? '1 place found.' : `${count} places found.`, { exact: true })
      .waitFor()
  })

  test('15: nothing is selected on one’s behalf', async () => {
    const page = await openDirectory()
    await type(page, 'mapusa')
    expect(await page.locator('[aria-selected="true"]').count()).toBe(0)
    expect(await box(page).getAttribute('aria-activedescendant')).toBeNull()
  })

  test('16 to 18: Enter confirms, says so, keeps the focus in the field and sends nothing yet', async () => {
    const page = await openDirectory()
    await type(page, 'mapu')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await box(page).inputValue()).toBe('Mapusa')
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
    await expect
      .poll(() => box(page).evaluate((input) => input === document.activeElement))
      .toBe(true)
    await announced(page).getByText('Mapusa, Bardez taluka, Goa is chosen.').waitFor()
    expect(address(page)).toBe('/directory')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/directory?near=mapusa')
    await page
      .getByRole('heading', { name: /listings near or serving Mapusa, Bardez taluka, Goa/ })
      .waitFor()
  })
})

describe('the keys of a combobox', () => {
  test('one letter suggests nothing, the second does', async () => {
    const page = await newPage()
    await page.clock.install()
    await page.goto('/directory')
    await hydrated(page)
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/places') asked.push(searchParams.get('q'))
    })
    await box(page).click()
    await page.locator('.combo-panel').waitFor({ state: 'attached' })
    await box(page).pressSequentially('m')
    // Long past the pause in typing after which places are asked for.
    await page.clock.runFor(5_000)
    expect(await page.locator('.combo-panel').isHidden()).toBe(true)
    await box(page).pressSequentially('a')
    await options(page).first().waitFor()
    expect(asked).toEqual(['ma'])
  })

  test('Escape closes the list and keeps what was typed, also the second time', async () => {
    const page = await openDirectory()
    await type(page, 'mapu')
    await page.keyboard.press('Escape')
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Escape')
    expect(await box(page).inputValue()).toBe('mapu')
    await page.keyboard.press('ArrowDown')
    await options(page).first().waitFor()
  })

  test('with Alt the arrows show and hide the list, and go nowhere in it', async () => {
    const page = await openDirectory()
    await type(page, 'mapu')
    await page.keyboard.press('Alt+ArrowUp')
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Alt+ArrowDown')
    await options(page).first().waitFor()
    expect(await page.locator('[aria-selected="true"]').count()).toBe(0)
  })

  test('Home, End and the sideways arrows move the caret in the text, not the match', async () => {
    const page = await openDirectory()
    await type(page, 'bic')
    await page.keyboard.press('ArrowDown')
    const caret = () => box(page).evaluate((input) => Object(input).selectionStart)
    await page.keyboard.press('Home')
    expect(await caret()).toBe(0)
    expect(await page.locator('[aria-selected="true"]').count()).toBe(0)
    await page.keyboard.press('End')
    expect(await caret()).toBe(3)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    expect(await caret()).toBe(2)
    expect(await page.locator('[aria-selected="true"]').count()).toBe(0)
    expect(await box(page).getAttribute('aria-expanded')).toBe('true')
  })

  test('Enter with nothing highlighted searches for the place that was typed', async () => {
    const page = await openDirectory()
    await type(page, 'mapusa')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/directory?near=mapusa')
    await page.locator('.combo-panel').waitFor({ state: 'hidden' })
  })

  test('Tab goes on without choosing; the list closes 200 ms after the focus has left', async () => {
    const page = await openDirectory()
    await type(page, 'mapu')
    await page.keyboard.press('ArrowDown')
    const closedAfter = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const panel = document.querySelector('.combo-panel')
          let left = 0
          document.addEventListener('focusout', () => (left ||= performance.now()))
          new MutationObserver(() => resolve(performance.now() - left)).observe(panel!, {
            attributeFilter: ['hidden'],
          })
        }),
    )
    // Past the button that clears the field: it belongs to the combobox.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await closedAfter).toBeGreaterThanOrEqual(190)
    expect(await box(page).inputValue()).toBe('mapu')
  })

  test('a press beside the list closes it; the button in the field clears it and gives the focus back', async () => {
    const page = await openDirectory()
    await type(page, 'mapu')
    await page.getByRole('heading', { level: 1 }).click()
    await page.locator('.combo-panel').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Clear the place' }).click()
    expect(await box(page).inputValue()).toBe('')
    await expect
      .poll(() => box(page).evaluate((input) => input === document.activeElement))
      .toBe(true)
    expect(await page.getByRole('button', { name: 'Clear the place' }).isHidden()).toBe(true)
  })
})

describe('where a place leads', () => {
  test.each([
    ['a state is looked through', 'kerala', '**/directory?region=Kerala'],
    ['a PIN code is looked around', '403507', '**/directory?near=403507'],
    ['a village is looked around', 'majorda', '**/directory?near=majorda'],
  ])('%s', async (_what, typed, expected) => {
    const page = await openDirectory()
    await type(page, typed)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForURL(expected)
    await page.locator('.asked:not([open]) > summary').click()
    // The new answer names the place a moment after the address has changed.
    await expect
      .poll(() => box(page).inputValue())
      .toBe(
        new URLSearchParams(expected.split('?')[1]).has('region')
          ? 'Kerala'
          : typed === 'majorda'
            ? 'Majorda'
            : typed,
      )
  })

  test('the words, the category and the order stay; the page starts anew; another text replaces the place', async () => {
    const page = await openDirectory(
      '/directory?search=school&category=special-schools&near=mapusa&sort=name&page=2',
    )
    await box(page).fill('')
    await type(page, 'margao')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForURL(
      '**/directory?search=school&category=special-schools&near=margao&sort=name',
    )
  })

  test('the place of the address stays with another search, and its chip takes it away', async () => {
    const page = await openDirectory('/directory?near=mapusa&radius=25')
    await page.getByRole('searchbox').fill('school')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/directory?search=school&near=mapusa&radius=25')
    await page.getByRole('link', { name: 'Remove Near Mapusa, Bardez taluka, Goa' }).click()
    await page.waitForURL('**/directory?search=school#found')
    await expect.poll(() => page.locator('#place').inputValue()).toBe('')
    await page.goBack()
    await unfold(page)
    await expect.poll(() => box(page).inputValue()).toBe('Mapusa')
  })

  test('an unknown place is said at the field, and nothing typed is lost', async () => {
    const page = await openDirectory()
    await page.getByRole('searchbox').fill('school')
    await box(page).fill('Xyzzyville')
    await box(page).press('Enter')
    await page.waitForURL('**/directory?search=school&region=Xyzzyville')
    await page.getByText('We do not know a place called “Xyzzyville”.').waitFor()
    expect(await box(page).inputValue()).toBe('Xyzzyville')
    expect(await box(page).getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#search').inputValue()).toBe('school')
    await expectAccessible(page)
  })
})

describe('on a bad line', () => {
  test('it says that it is looking, and that it could not', async () => {
    const page = await openDirectory('/directory', { expected: [/503|Service Unavailable/] })
    const held = Promise.withResolvers<void>()
    await page.route('**/api/places?*', async (route) => {
      await held.promise
      await route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } })
    })
    await box(page).click()
    await box(page).pressSequentially('mapu')
    await page.locator('.combo-panel').getByText('Looking for places…').waitFor()
    held.resolve()
    await page.locator('.combo-panel').getByText('Places cannot be suggested').waitFor()
    await announced(page).getByText('Places cannot be suggested').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/directory?near=mapusa')
  })

  test('without the part that suggests it is a text field whose place the server understands', async () => {
    const page = await openDirectory('/directory', { expected: [/suggestions|ERR_FAILED/] })
    await page.route('**/assets/suggestions*', (route) => route.abort())
    await page.route('**/api/places?*', (route) => route.abort())
    await box(page).fill('Margao')
    await box(page).press('Enter')
    await page.waitForURL('**/directory?near=margao')
    await page.getByRole('heading', { name: /listings near or serving Margao/ }).waitFor()
  })

  test('suggestions that are slow leave the place to the server, which means the same', async () => {
    const page = await openDirectory('/directory?category=therapists', {
      expected: [/ERR_ABORTED/],
    })
    await page.route('**/api/places?*', () => undefined)
    await box(page).fill('403507')
    await box(page).press('Enter')
    await page.waitForURL('**/directory?category=therapists&near=403507')
    await page
      .getByRole('heading', { name: /listings?: Therapists near or serving 403507/ })
      .waitFor()
  })

  test('what suggests is not loaded before it is needed', async () => {
    const page = await newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/directory')
    await hydrated(page)
    expect(asked.filter((url) => /suggestions/.test(url))).toEqual([])
    await box(page).focus()
    await expect.poll(() => asked.some((url) => /suggestions/.test(url))).toBe(true)
  })
})

test('without JavaScript a typed place finds what is there, and the address carries it', async () => {
  const page = await newPage({ width: 360, javaScript: false })
  await page.goto('/directory?category=special-schools')
  await unfold(page)
  const field = page.getByRole('textbox', { name: LABEL })
  await field.fill('mapusa')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/directory?category=special-schools&near=mapusa#found')
  expect(await page.getByRole('heading', { name: /listings?: Special Schools near/ }).count()).toBe(
    1,
  )
  expect(await page.locator('article').count()).toBeGreaterThan(0)
  await unfold(page)
  expect(await field.inputValue()).toBe('Mapusa')
  expect(await page.getByRole('button', { name: 'Use my location' }).count()).toBe(0)
  await page.goto('/directory?near=mapusa')
  await unfold(page)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/directory?near=mapusa#found')
  expect(await page.locator('article').count()).toBeGreaterThan(0)
})

test.each([
  ['a PIN code', '403507', 'near=403507'],
  ['a village without listings of its own', 'Saligao', 'near=saligao'],
])('without JavaScript %s finds what is around it', async (_what, typed, expected) => {
  const page = await newPage({ width: 360, javaScript: false })
  await page.goto('/directory')
  await page.getByRole('searchbox').fill('speech therapy')
  await page.getByRole('textbox', { name: LABEL }).fill(typed)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(`**/directory?search=speech+therapy&${expected}#found`)
  expect(await page.getByRole('heading', { name: /listings? near/ }).count()).toBe(1)
  expect(await page.locator('article').count()).toBeGreaterThan(0)
})

test('a search sent before the script has come keeps the place and its radius', async () => {
  const page = await newPage()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    // The page that waited for it may be gone.
    await route.continue().catch(() => undefined)
  })
  await page.goto('/directory?near=mapusa&radius=25', { waitUntil: 'commit' })
  await page.locator('.asked > summary').click()
  await page.getByRole('searchbox').fill('school')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/directory?search=school&near=mapusa&radius=25#found', {
    waitUntil: 'commit',
  })
  scripts.resolve()
  // A page that is closed while its files are held back may hang.
  await hydrated(page)
})

test('without JavaScript the place and its radius stay until another place is typed', async () => {
  const page = await newPage({ javaScript: false })
  await page.goto('/directory?near=mapusa&radius=25')
  await unfold(page)
  await page.getByRole('searchbox').fill('school')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/directory?search=school&near=mapusa&radius=25#found')
  const field = page.getByRole('textbox', { name: LABEL })
  await unfold(page)
  await field.fill('Margao')
  await field.press('Enter')
  await page.waitForURL('**/directory?search=school&near=margao#found')
  await unfold(page)
  await field.fill('')
  await field.press('Enter')
  await page.waitForURL('**/directory?search=school#found')
})

describe('axe finds nothing', () => {
  test.each([360, 1280])('with the suggestions open, at %i px', async (width) => {
    const page = await openDirectory('/directory', { width })
    await type(page, 'ma')
    await page.keyboard.press('ArrowDown')
    await expectAccessible(page)
    const panel = await page.locator('.combo-panel').boundingBox()
    expect(panel!.x).toBeGreaterThanOrEqual(0)
    expect(panel!.x + panel!.width).toBeLessThanOrEqual(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })

  test('with "No places found."', async () => {
    const page = await openDirectory('/directory', { width: NARROW })
    await box(page).fill('qqqqqqqq')
    await page.locator('.combo-panel').getByText('No places found.').waitFor()
    await expectAccessibleInBothWidths(page)
  })

  test.each(Object.entries(refusals()))('with the message of code %s', async (code, sentence) => {
    const page = await newPage({ width: NARROW })
    await refuse(page, code)
    await page.goto('/directory')
    await hydrated(page)
    await page.getByRole('button', { name: 'Use my location' }).click()
    const message = page.getByRole('alert').getByText(sentence, { exact: true })
    await message.waitFor()
    expect(await message.isVisible()).toBe(true)
    await expectAccessibleInBothWidths(page)
    expect(address(page)).toBe('/directory')
  })
})

/** §8, word for word. */
function refusals(): Record<string, string> {
  return {
    1: 'Location access denied. Please enable location permissions to see nearby resources.',
    2: 'Location unavailable. Please check your connection and try again.',
    3: 'Location request timed out. Please try again.',
    99: 'An unknown error occurred while getting your location.',
    unsupported: 'Geolocation is not supported by this browser',
  }
}

/** The browser refuses with this code, or knows no geolocation. */
async function refuse(page: Page, code: string) {
  await page.addInitScript((code) => {
    if (code === 'unsupported') return void delete Object(Navigator.prototype).geolocation
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.(Object({ code: Number(code), message: '' }))
  }, code)
}

/** In Mapusa, to more digits than anybody needs; no place and no listing has the same. */
const MEASURED = { latitude: 15.586_321_7, longitude: 73.813_498_2 }

async function measuring(page: Page) {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(MEASURED)
}

const height = (page: Page) =>
  page.locator('.locate').evaluate((element) => element.getBoundingClientRect().height)

describe('"Use my location"', () => {
  test('leads to the nearest town; the measured position is in no address, request, storage or history', async () => {
    const page = await newPage()
    await measuring(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/directory?category=special-schools')
    await hydrated(page)
    await unfold(page)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.waitForURL('**/directory?category=special-schools&near=mapusa')
    await page
      .getByRole('heading', { name: /near or serving Mapusa, Bardez taluka, Goa/ })
      .waitFor()
    expect(await page.locator('#place').inputValue()).toBe('Mapusa')

    const near = asked.filter((request) => request.includes('/api/places/near'))
    expect(near.map((request) => new URL(request.trim()).search)).toEqual(['?lat=15.59&lng=73.81'])
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    )
    const drawn = await page.content()
    const caches = await page.evaluate(async () => (await globalThis.caches.keys()).length)
    expect(caches).toBe(0)
    for (const digits of ['15.586', '73.813']) {
      expect(asked.filter((request) => request.includes(digits))).toEqual([])
      expect(kept + drawn).not.toContain(digits)
    }
    // Rounded, it goes to that one call and stays nowhere.
    for (const digits of ['15.59', '73.81']) expect(kept).not.toContain(digits)
    expect(asked.filter((request) => /15\.59|73\.81/.test(request))).toEqual(near)
  })

  test('the answer is kept by no cache, and each press asks anew', async () => {
    const answer = await fetch(`${origin}/api/places/near?lat=15.59&lng=73.81`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('asks the browser only after a press, with the constants of §9', async () => {
    const page = await newPage()
    await page.addInitScript(() => {
      const calls: unknown[] = []
      Object.assign(globalThis, { calls })
      navigator.geolocation.getCurrentPosition = (_found, _failed, options) => calls.push(options)
    })
    await page.goto('/directory')
    await hydrated(page)
    const calls = () => page.evaluate(() => Object(globalThis).calls)
    expect(await calls()).toEqual([])
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect
      .poll(calls)
      .toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 }])
    const busy = page.getByRole('button', { name: 'Finding your location…' })
    expect(await busy.getAttribute('aria-busy')).toBe('true')
    await busy.click()
    expect(await calls()).toHaveLength(1)
    await expectAccessible(page)
  })

  test('who went on to another search meanwhile is not taken away from it', async () => {
    const page = await newPage()
    await page.addInitScript((coords) => {
      navigator.geolocation.getCurrentPosition = (found) =>
        Object.assign(globalThis, { arrive: () => found(Object({ coords })) })
    }, MEASURED)
    await page.goto('/directory')
    await hydrated(page)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.waitForFunction(() => 'arrive' in globalThis)
    await page.getByRole('searchbox').fill('school')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/directory?search=school')
    // It is looked up all the same, but the answer leads nowhere: the next view is of the same search.
    const answered = page.waitForResponse('**/api/places/near?*')
    await page.evaluate(() => Object(globalThis).arrive())
    await answered
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await page.waitForURL('**/directory?*view=list*')
    expect(address(page)).toBe('/directory?search=school&view=list')
  })

  test('outside India, or when we do not answer, it says so', async () => {
    const page = await newPage({ expected: [/404|503/] })
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 48.85, longitude: 2.35 })
    await page.goto('/directory')
    await hydrated(page)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.getByRole('alert').getByText('You may be outside India.').waitFor()
    const away = { status: 503, json: { message: 'Away', code: 'unavailable' } }
    await page.route('**/api/places/near?*', (route) => route.fulfill(away))
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.getByRole('alert').getByText('We could not look up the nearest town.').waitFor()
  })

  test('is offered once in a browser, moves nothing, and "Not now" ends it', async () => {
    const page = await newPage({ width: 360 })
    const context = page.context()
    await page.goto('/directory')
    await hydrated(page)
    const notNow = page.getByRole('button', { name: 'Not now' })
    await notNow.waitFor()
    await expectAccessible(page)
    const offered = await height(page)
    await notNow.click()
    await notNow.waitFor({ state: 'hidden' })
    expect(await height(page)).toBe(offered)
    const locate = page.getByRole('button', { name: 'Use my location' })
    await expect
      .poll(() => locate.evaluate((button) => button === document.activeElement))
      .toBe(true)
    const again = await context.newPage()
    await again.goto('/directory')
    await hydrated(again)
    await again.getByRole('button', { name: 'Use my location' }).waitFor()
    expect(await again.getByRole('button', { name: 'Not now' }).count()).toBe(0)
    expect(await height(again)).toBe(offered)
  })
})

test('in forced colours and at 200 % the list can be read and used', async () => {
  const page = await newPage({ width: 640 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/directory')
  await hydrated(page)
  // 200 % zoom of 640 px is a window of 320.
  await page.setViewportSize({ width: 320, height: 400 })
  await type(page, 'bic')
  await page.keyboard.press('ArrowDown')
  const style = await page
    .locator('[aria-selected="true"]')
    .evaluate((option) => getComputedStyle(option).outlineStyle)
  expect(style).toBe('solid')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Enter')
  expect(await box(page).inputValue()).toBe('Bicholim')
})
