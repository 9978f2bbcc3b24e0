import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DialogOpener } from './dialog-opener.tsx'
import { Dialog } from './dialog.tsx'

const html = renderToString(
  <>
    <DialogOpener opens="ask">Open</DialogOpener>
    <Dialog id="ask" title="Sure?" close="Close">
      <p>Text</p>
    </Dialog>
    <Dialog id="form" title="Form" close="Close" isKept>
      <p>Text</p>
    </Dialog>
  </>,
)

test('the opener works without a script', () => {
  expect(html).toMatch(/<button command="show-modal" commandfor="ask"[^>]* type="button"/)
})

test('the way out works without a script', () => {
  expect(html).toContain('<form method="dialog"><button type="submit"')
})

test('a press outside closes it, unless words would be lost', () => {
  expect(html).toMatch(/<dialog id="ask"[^>]* closedby="any"/)
  expect(html).toMatch(/<dialog id="form"[^>]* closedby="closerequest"/)
})

test('it is named by its title and closed at first', () => {
  expect(html).toContain('aria-labelledby="ask-title"')
  expect(html).toContain('<h2 id="ask-title">Sure?</h2>')
  expect(html).not.toMatch(/<dialog[^>]* open/)
})
