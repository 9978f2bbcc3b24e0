import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import type { Settings } from '../../../shared/settings.ts'
import { count, drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { About } from './about.tsx'
import { Accessibility } from './accessibility.tsx'
import { Facts } from './facts.tsx'
import { Privacy } from './privacy.tsx'
import { Sources } from './sources.tsx'
import { Terms } from './terms.tsx'

const FULL = {
  operatorName: 'Example Trust',
  contactEmail: 'hello@saath.example',
  contactPhone: '+91 832 222 3333',
  grievanceOfficer: 'A. Naik, complaints@saath.example',
}

const draw = (page: ReactElement, site: Partial<Settings> = {}) =>
  drawPage({ page, path: '/about', site })

/** All the pages about the site. */
const ALL = [About, Facts, Sources, Privacy, Terms, Accessibility]

test('old addresses of parts that are pages now lead to the links to them', () => {
  const html = draw(<About />)
  for (const id of ['facts', 'sources', 'privacy', 'terms', 'accessibility'])
    expect(html).toMatch(new RegExp(`<a [^>]*id="${id}"[^>]* href="/about/${id}"`))
})

test.each(ALL)('each page has one title and leads to the others', (Page) => {
  const html = draw(<Page />)
  expect(count(html, '<h1')).toBe(1)
  expect(count(html, 'href="/about/')).toBe(5)
  expect(html).not.toContain(' style="')
})

test('ways to reach us and the grievance officer are there only where they are set', () => {
  for (const Page of [Privacy, Terms, Accessibility]) {
    expect(draw(<Page />)).not.toMatch(/mailto:|tel:/)
    const html = draw(<Page />, FULL)
    expect(count(html, 'href="mailto:hello@saath.example?subject=')).toBe(1)
    expect(html).toContain('href="tel:+918322223333"')
  }
  expect(textOf(draw(<Terms />))).not.toContain('Grievance officer')
  expect(textOf(draw(<Terms />, FULL))).toContain('A. Naik, complaints@saath.example')
})

test('who runs the site is named only where it is set', () => {
  for (const Page of [About, Privacy]) {
    expect(textOf(draw(<Page />))).not.toContain('Who runs this site')
    expect(textOf(draw(<Page />, FULL))).toContain('Saath is run by Example Trust.')
  }
})

test('the makers of the place data are named, with their licences', () => {
  const html = draw(<Sources />)
  expect(textOf(html)).toContain('Countries States Cities Database')
  for (const href of [
    'https://github.com/dr5hn/countries-states-cities-database',
    'https://opendatacommons.org/licenses/odbl/1-0/',
    'https://www.data.gov.in/Godl',
  ])
    expect(html).toContain(`href="${href}"`)
  expect(textOf(html)).not.toContain('no map data')
})

test('every kind of number that is shown is named', () => {
  const text = textOf(draw(<Facts />))
  for (const kind of ['a short number', 'a toll-free one', 'a mobile one', 'its area code'])
    expect(text).toContain(kind)
})

test('short to read: paragraphs of at most 50 words, sentences of at most 15 on average', () => {
  const html = ALL.map((Page) => draw(<Page />, FULL)).join('')
  const paragraphs = [...html.matchAll(/<(?:p|li|dd)(?: [^>]*)?>(.*?)<\/(?:p|li|dd)>/gs)]
    .map(([, found]) => textOf(found ?? '').trim())
    .filter((text) => text.includes(' '))
  for (const text of paragraphs) expect(wordsIn(text), text).toBeLessThanOrEqual(50)
  const sentences = paragraphs.flatMap((text) => text.split(/(?<=[.!?:]) /))
  const mean = sentences.reduce((sum, text) => sum + wordsIn(text), 0) / sentences.length
  expect(mean).toBeLessThanOrEqual(15)
})

const wordsIn = (text: string) => text.split(' ').length

test('privacy names the server that map pictures come from, when there is one', () => {
  const without = textOf(draw(<Privacy />))
  expect(without).toContain('It asks no other company.')
  expect(without).not.toContain('Maps, if you ask for one')
  const mapTiles = { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '©' }
  const withTiles = textOf(draw(<Privacy />, { mapTiles }))
  expect(withTiles).toContain('The pictures of a map come from tiles.example, and only after')
  expect(withTiles).not.toContain('It asks no other company.')
})
