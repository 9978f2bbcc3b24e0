import { expect, test } from 'vitest'
import { toSheet } from './sheet.ts'

const used = (css: string, page: string) => toSheet(css, '/main.css').usedBy(page)
const PAGE = `<html data-palette="calm"><main class="card wide"><a class='btn' aria-busy="true">x</a></main>`

test.each([
  ['a class that is there', '.card{color:red}'],
  ['two of one element', '.card.wide .btn{color:red}'],
  ['a class in single quotes', '.btn{color:red}'],
  ['an element', 'main>a{color:red}'],
  ['no class at all', ':root{--a:1px}'],
  ['a state of it', 'a:focus-visible,.card:focus-visible:before{color:red}'],
  ['what no pointer is on', '.btn:not(:hover){color:red}'],
  ['a state that is there', '.btn[aria-busy=true]{color:red}'],
  ['a state that others may have', '.card:is(.wide,[aria-pressed=true]){color:red}'],
  ['what only may be there', '.card:has(.open):not(.closed) :is(a,table){color:red}'],
  ['an attribute that may change', '.btn[aria-expanded=true]{color:red}'],
  ['the comfort setting', '[data-palette=calm]{color:red}'],
  ['in groups', '@layer base{@media (width>=640px){.card{color:red}}}'],
  ['moves and fonts', '@keyframes in{from{opacity:0}to{opacity:1}}@font-face{font-family:x}'],
  ['the order of layers', '@layer theme, base;'],
])('a page keeps %s', (_, css) => {
  expect(used(css, PAGE)).toBe(css)
})

test.each([
  ['a class', '.cards{color:red}'],
  ['one of two classes', '.card.narrow{color:red}'],
  ['an element', 'table td{color:red}'],
  ['another comfort setting', '[data-palette=dark] .card{color:red}'],
  ['what only answers a pointer', '.btn:hover,.card:has(a:hover) .btn:active{color:red}'],
  ['a state that script brings', '.btn[aria-pressed=true]{color:red}'],
  ['all of a group', '@media print{.none{color:red}}'],
])('a page goes without rules for %s that it has not', (_, css) => {
  expect(used(css, PAGE)).toBe('')
})

test('of a list of selectors those that are there are left, in their order', () => {
  expect(used('.a,.card,table,.btn{color:red}.wide{color:blue}', PAGE)).toBe(
    '.card,.btn{color:red}.wide{color:blue}',
  )
})
