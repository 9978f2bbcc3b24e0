import { expect, test } from 'vitest'
import { fullPlace } from './full-place.ts'

const nowhere = { address: null, town: null, taluka: null, region: null, pincode: null }

test.each([
  [{}, ''],
  [{ town: 'Margao', region: 'Goa' }, 'Margao, Goa'],
  [
    {
      address: 'Gogol, Margao',
      town: 'Margao',
      taluka: 'Salcete',
      region: 'Goa',
      pincode: '403601',
    },
    'Gogol, Margao, Salcete, Goa 403601',
  ],
  [{ address: 'Delhi 110025', town: 'Delhi', region: 'Delhi', pincode: '110025' }, 'Delhi 110025'],
  [{ town: 'Chandigarh', region: 'Chandigarh' }, 'Chandigarh'],
])('%o is "%s"', (known, text) => {
  expect(fullPlace({ ...nowhere, ...known })).toBe(text)
})
