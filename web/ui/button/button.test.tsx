import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('a button that is off says why', () => {
  const html = renderToString(<Button disabledBecause="Write first.">Send</Button>)
  const reason = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain('disabled=""')
  expect(html).toContain(`<span class="hint" id="${reason}">Write first.</span>`)
})

test('a busy button does not send a form again', () => {
  const html = renderToString(
    <Button type="submit" isBusy>
      Sending
    </Button>,
  )
  expect(html).toContain('<button type="button" class="btn" aria-busy="true">')
})
