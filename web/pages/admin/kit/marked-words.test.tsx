import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { MarkedWords } from './marked-words.tsx'

test.each([
  ['Example Centre, Mapusa', 'Example Room, Mapusa', 'Example <ins>Room</ins>, Mapusa'],
  ['Mapusa', 'Shop 3, Mapusa 403507', '<ins>Shop 3, </ins>Mapusa <ins>403507</ins>'],
  ['बाजारा लागीं, म्हापसा', 'बाजारा मुखार, म्हापसा', 'बाजारा <ins>मुखार</ins>, म्हापसा'],
  ['', '0832 000 0000', '<strong>0832 000 0000</strong>'],
  ['Ponda, Goa', 'Navi Mumbai', '<strong>Navi Mumbai</strong>'],
  ['Open daily', 'Open', 'Open'],
])('%j beside %j', (was, is, drawn) => {
  expect(renderToStaticMarkup(<MarkedWords was={was} is={is} />)).toBe(drawn)
})
