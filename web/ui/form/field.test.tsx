import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

const draw = (error?: string) =>
  renderToString(
    <Field id="mail" label="E-mail" hint="We answer here" error={error} optional="(optional)">
      {(control) => <input {...control} />}
    </Field>,
  )

test('label and hint belong to the control', () => {
  expect(draw()).toContain('<label for="mail">E-mail<span class="optional">')
  expect(draw()).toContain('<input id="mail" aria-describedby="mail-hint"/>')
})

test('an error stands above the control and marks it', () => {
  const html = draw('Write an address')
  expect(html).toContain(
    '<input id="mail" aria-describedby="mail-hint mail-error" aria-invalid="true"/>',
  )
  expect(html.indexOf('Write an address')).toBeLessThan(html.indexOf('<input'))
})
