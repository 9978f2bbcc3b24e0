import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Expects that nothing is wider than the window, and names what is. */
export async function expectFits(page: Page) {
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body :not(svg *)')]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > clientWidth)
      .map((part) => `${part.tagName}.${part.getAttribute('class')}`)
      .concat(`${scrollWidth} px`)
  })
  expect(tooWide, where(page)).toEqual([])
}

/** The same with text twice as large, as browsers enlarge text alone. */
export async function expectLargeTextFits(page: Page) {
  const setSize = (size: string) =>
    page.evaluate((chosen) => (document.documentElement.style.fontSize = chosen), size)
  await setSize('200%')
  await expectFits(page)
  await setSize('')
}

/** Makes each label half again as long, word by word, as another language may. What people wrote stays. */
export async function lengthenLabels(page: Page) {
  await page.evaluate(() => {
    const labels = 'a, button, summary, label, legend, h1, h2, h3, th, dt, .badge, .kind'
    const typed = '.prose, .q-row'
    for (const label of document.querySelectorAll(labels)) {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        if (text.parentElement?.closest(labels) !== label || label.closest(typed)) continue
        text.nodeValue = (text.nodeValue ?? '').replaceAll(
          /\p{L}+/gu,
          (word) => word.slice(0, Math.ceil(word.length / 2)) + word.toLowerCase(),
        )
      }
    }
  })
}

/** Expects that no words stick out of the box they stand in, and names those that do. */
export async function expectWordsInBoxes(page: Page) {
  const tooLong = await page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((box) => {
        const { display, overflowX, textOverflow } = getComputedStyle(box)
        return (
          box.scrollWidth > box.clientWidth + 1 &&
          box.checkVisibility() &&
          display !== 'inline' &&
          overflowX !== 'auto' &&
          // A row of a queue ends what is long in dots; opened, it has the whole.
          textOverflow !== 'ellipsis' &&
          // What only screen readers or programs read, what is drawn, what one types into, a ground that reaches out.
          !box.matches(
            '.vh, .vh-narrow, .trap, [aria-hidden=true] *, svg *, input, select, textarea, :has(> .locate)',
          )
        )
      })
      .map((box) => `${box.tagName}.${box.className}: ${box.textContent?.slice(0, 60)}`),
  )
  expect(tooLong, where(page)).toEqual([])
}

/** Expects that no column cuts a word in two that has room in the window, and names those that are cut. */
export async function expectWholeWords(page: Page) {
  const cut = await page.evaluate((edges) => {
    const words: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const box = texts.currentNode.parentElement
      if (!box?.checkVisibility() || box.closest('.vh, .vh-narrow, .trap, svg')) continue
      // Neither what is joined by a hyphen nor an address.
      for (const { index, 0: word } of (texts.currentNode as Text).data.matchAll(
        /(?<![\p{L}\p{M}.@:/_-])[\p{L}\p{M}]{2,}(?![\p{L}\p{M}@:/_-]|\.\p{L})/gu,
      )) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const pieces = [...range.getClientRects()]
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
        const lines = new Set(pieces.map(({ top }) => Math.round(top)))
        if (lines.size > 1 && width < innerWidth - edges) words.push(word)
      }
    }
    return words
  }, EDGES)
  expect(cut, where(page)).toEqual([])
}

/** What a box in a card leaves free on both sides of its words. */
const EDGES = 96

/** Expects that what is pressed is at least 44 px high, and names what is not. Links in a sentence are as high as its words. */
export async function expectTargets(page: Page) {
  const tooLow = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(a[href], button, summary), .nav a, footer a')]
      .filter((part) => {
        const words = part.textContent?.trim()
        const isInSentence =
          getComputedStyle(part).display === 'inline' &&
          part.parentElement?.textContent?.trim() !== words
        const { height, width } = part.getBoundingClientRect()
        return part.checkVisibility() && !isInSentence && width > 1 && Math.round(height) < 44
      })
      .map((part) => `${part.className}: ${part.textContent?.slice(0, 60)}`),
  )
  expect(tooLow, where(page)).toEqual([])
}

/** Expects that the header is one row, of links or of the button for the menu, and no word in it goes over two lines. */
export async function expectHeaderInOneRow(page: Page) {
  const boxes = await page
    .locator('.site-head :is(.brand, .nav li, .head-acts > *, .menu-open)')
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
  expect(boxes.length).toBeGreaterThan(1)
  const lowestTop = Math.max(...boxes.map(({ top }) => top))
  expect(lowestTop, where(page)).toBeLessThan(Math.min(...boxes.map(({ bottom }) => bottom)))
  const broken = await page.locator('.site-head :is(.nav a, .btn)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const words: string[] = []
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode())
        for (const { index, 0: word } of (texts.currentNode as Text).data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) words.push(word)
        }
      return words
    }),
  )
  expect(broken, where(page)).toEqual([])
}

const where = (page: Page) => `${page.url()} at ${page.viewportSize()?.width} px`
