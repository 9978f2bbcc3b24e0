import { expect, test } from 'vitest'
import type { Settings } from '../../../shared/settings.ts'
import { count, drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { About } from './about.tsx'

const FULL = {
  contactEmail: 'hello@saath.example',
  contactPhone: '+91 832 222 3333',
  grievanceOfficer: 'A. Naik, complaints@saath.example',
}

const draw = (site: Partial<Settings> = {}) => drawPage({ page: <About />, path: '/about', site })

test('the list at the top leads to each part of the page', () => {
  const html = draw()
  const targets = [...html.matchAll(/href="\/about#([^"]*)"/g)].map(([, id]) => id)
  expect(targets).toEqual([
    'mission',
    'values',
    'offer',
    'facts',
    'sources',
    'privacy',
    'terms',
    'accessibility',
  ])
  for (const id of targets) expect(count(html, `<h2 id="${id}"`)).toBe(1)
  expect(count(html, '<h1')).toBe(1)
  expect(html).not.toContain(' style="')
})

test('ways to reach us and the grievance officer stand only where they are set', () => {
  expect(draw()).not.toMatch(/mailto:|tel:/)
  expect(textOf(draw())).not.toContain('Grievance officer')
  const html = draw(FULL)
  expect(count(html, 'href="mailto:hello@saath.example?subject=')).toBe(3)
  expect(html).toContain('href="tel:+918322223333"')
  expect(textOf(html)).toContain('A. Naik, complaints@saath.example')
})

test('the makers of the place data are named, with their licences', () => {
  const html = draw()
  expect(textOf(html)).toContain('Countries States Cities Database')
  for (const href of [
    'https://github.com/dr5hn/countries-states-cities-database',
    'https://opendatacommons.org/licenses/odbl/1-0/',
    'https://www.data.gov.in/Godl',
  ])
    expect(html).toContain(`href="${href}"`)
  expect(textOf(html)).not.toContain('no map data')
})

test('short to read: paragraphs of at most 50 words, sentences of at most 15 on average', () => {
  const paragraphs = [...draw(FULL).matchAll(/<(?:p|li|dd)(?: [^>]*)?>(.*?)<\/(?:p|li|dd)>/gs)]
    .map(([, html]) => textOf(html ?? '').trim())
    .filter((text) => text.includes(' '))
  for (const text of paragraphs) expect(wordsIn(text), text).toBeLessThanOrEqual(50)
  const sentences = paragraphs.flatMap((text) => text.split(/(?<=[.!?:]) /))
  const mean = sentences.reduce((sum, text) => sum + wordsIn(text), 0) / sentences.length
  expect(mean).toBeLessThanOrEqual(15)
})

const wordsIn = (text: string) => text.split(' ').length

test('privacy names the server that map pictures come from, when there is one', () => {
  const without = textOf(draw())
  expect(without).toContain('It asks no other company.')
  expect(without).not.toContain('Maps, if you ask for one')
  const mapTiles = { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '©' }
  const withTiles = textOf(draw({ mapTiles }))
  expect(withTiles).toContain('The pictures of a map come from tiles.example, and only after')
  expect(withTiles).not.toContain('It asks no other company.')
})
