import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/**
 * What axe would say of each palette, computed: every text on every ground it may stand on, every line that says something.
 * Which colours are texts, grounds and lines is read from the style sheets; only what stands apart is named here.
 */

/** What a text needs: more than WCAG asks, but for the palette that is there because it is softer. */
const TEXT = { light: 7, dark: 7, calm: 4.5 }
/** What a line, an icon or a star needs. */
const LINE = 3

/** The three of a page, on which any text may stand. */
const PLAIN = ['ground', 'surface', 'sand']
/** What stands on every ground that is not named below: words, quieter words, links. */
const COMMON = ['ink', 'ink-soft', 'action']
/** Grounds that carry less, or nothing to read. */
const CARRIES: Record<string, string[]> = {
  // A badge, and what is not there yet.
  'sand-deep': ['ink'],
  action: ['on-action'],
  'action-strong': ['on-action'],
  // A drawing in its arch.
  'cat-soft': ['cat'],
  // The dot of a place on a map.
  'line-strong': [],
  // What lies under a dialog.
  scrim: [],
}
/** Drawn in the colour of a text, which is none: the wall of arches above the footer. */
const DRAWN = /\.arcade/
/** What says nothing: it parts, or draws, what is also said in words. */
const DECORATION =
  /^(line|surface|sand|sand-deep|action-soft|on-action|scrim|shadow|art-.*|cat-.*(mid|soft))$/

interface Rule {
  selector: string
  text: string[]
  ground: string[]
  line: string[]
}
type Colours = Record<string, string>
type Pair = [on: string, ground: string]

const WEB = new URL('..', import.meta.url).pathname
const TOKENS = readSheet('styles/tokens.css')
const PALETTES = readPalettes(TOKENS)
const CATEGORIES = readCategories(TOKENS)
const RULES = globSync('**/*.css', { cwd: WEB })
  .filter((file) => file !== 'styles/tokens.css')
  .flatMap((file) => readRules(readSheet(file)))
  .filter(({ selector }) => !DRAWN.test(selector))

describe.each(['light', 'dark', 'calm'] as const)('in the palette %s', (palette) => {
  test('every text can be read on every ground it may stand on', () => {
    expect(findPale(PALETTES[palette], textPairs(), TEXT[palette])).toEqual([])
  })

  test('every line, icon and star that says something can be seen', () => {
    expect(findPale(PALETTES[palette], linePairs(), LINE)).toEqual([])
  })

  test('every colour has a value of its own', () => {
    expect(Object.keys(PALETTES[palette])).toEqual(Object.keys(PALETTES.light))
  })
})

test('every colour is one of a pair, or says nothing', () => {
  const paired = new Set([...textPairs(), ...linePairs()].flat())
  const apart = Object.keys(PALETTES.light).filter((token) => !paired.has(token))
  expect(apart.filter((token) => !DECORATION.test(token))).toEqual([])
  // As many as a page has; without them nothing was compared.
  expect(paired.size).toBeGreaterThan(30)
})

test('a colour that is too pale is named, with what it stands on', () => {
  const css = TOKENS.replace('--ink-soft: light-dark(#3c4845', '--ink-soft: light-dark(#8a8f8d')
  const paler = readPalettes(css)
  expect(findPale(paler.light, textPairs(), TEXT.light)).toContain('ink-soft on sand: 2.75')
  expect(findPale(paler.dark, textPairs(), TEXT.dark)).toEqual([])
})

test('a line that is too pale is named, too', () => {
  const paler = readPalettes(TOKENS.replace('--focus: #5f4878', '--focus: #b0a4bc'))
  expect(findPale(paler.calm, linePairs(), LINE)).toContain('focus on ground: 1.84')
})

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
})

/** Each text with each ground: those of one rule, and those that meet because either may stand anywhere. */
function textPairs(): Pair[] {
  // A text that always brings its ground along stands on no other.
  const free = RULES.flatMap(({ text, ground }) => (ground.length > 0 ? [] : text))
  const grounds = RULES.flatMap(({ ground }) => ground)
  return spellOut([
    ...met('text'),
    ...free.flatMap((text) => PLAIN.map((ground): Pair => [text, ground])),
    ...grounds.flatMap((ground) => (CARRIES[ground] ?? COMMON).map((text): Pair => [text, ground])),
  ])
}

/** Each line with the grounds of a page, and with the one of its own rule. */
function linePairs(): Pair[] {
  const lines = RULES.flatMap(({ line }) => line)
  const onPlain = lines.flatMap((line) => PLAIN.map((ground): Pair => [line, ground]))
  return spellOut([...met('line'), ...onPlain]).filter(([line]) => !DECORATION.test(line))
}

const met = (what: 'text' | 'line'): Pair[] =>
  RULES.flatMap((rule) =>
    rule[what].flatMap((on) => rule.ground.map((ground): Pair => [on, ground])),
  )

/** Each pair once; "cat" is another colour in each category, beside "cat-soft" of the same one. */
function spellOut(pairs: Pair[]): Pair[] {
  const spelled = pairs.flatMap(([on, ground]) =>
    CATEGORIES.map((category): Pair => [category[on] ?? on, category[ground] ?? ground]),
  )
  return [...new Map(spelled.map((pair) => [pair.join(), pair])).values()]
}

/** Which pairs have less than this contrast, and how much. */
function findPale(colours: Colours, pairs: Pair[], least: number): string[] {
  return pairs.flatMap(([on, ground]) => {
    const has = contrast(colours[on] ?? '', colours[ground] ?? '')
    return has >= least ? [] : [`${on} on ${ground}: ${has.toFixed(2)}`]
  })
}

/** As WCAG 2 computes it, of two colours "#rrggbb". */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function readSheet(file: string): string {
  return readFileSync(WEB + file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
}

/** Light and dark stand side by side; the calm one is a list of its own. */
function readPalettes(css: string): Record<keyof typeof TEXT, Colours> {
  const both = [...css.matchAll(/--([\w-]+): light-dark\((#\w+|rgb\(.*?\)), (#\w+|rgb\(.*?\))\)/g)]
  const [, calm = ''] = /\[data-palette='calm'\] \{([^}]*)\}/.exec(css) ?? []
  return {
    light: Object.fromEntries(both.map(([, token = '', light = '']) => [token, light])),
    dark: Object.fromEntries(both.map(([, token = '', , dark = '']) => [token, dark])),
    calm: Object.fromEntries(
      [...calm.matchAll(/--([\w-]+): (.*?);/g)].map(([, token = '', value = '']) => [token, value]),
    ),
  }
}

/** What "cat", "cat-soft" and "cat-mid" are in each category, and where there is none. */
function readCategories(css: string): Colours[] {
  return [...css.matchAll(/--cat: var\(--([\w-]+)\);\s*--cat-soft: var\(--([\w-]+)\)/g)].map(
    ([, cat = '', soft = '']) => ({ cat, 'cat-soft': soft }),
  )
}

/** The rules of a sheet, each with the colours that it uses. */
function readRules(css: string): Rule[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector,
    text: usedBy(body, /^color$/),
    ground: usedBy(body, /^background(-color)?$/),
    line: usedBy(body, /^(border.*|outline.*|stroke|fill|box-shadow|accent-color)$/),
  }))
}

function usedBy(body: string, property: RegExp): string[] {
  return body.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim())
    return property.test(name) ? coloursIn(value) : []
  })
}

/** The colours that a value names, also through another token: --ring is drawn in --focus. */
function coloursIn(value: string): string[] {
  return [...value.matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, token = '']) => {
    if (token in PALETTES.light || CATEGORIES.some((category) => token in category)) return [token]
    const [, behind = ''] = new RegExp(`--${token}: (.*?);`).exec(TOKENS) ?? []
    return coloursIn(behind)
  })
}
