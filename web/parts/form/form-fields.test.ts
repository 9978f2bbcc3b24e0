import { expect, test } from 'vitest'
import { changedFields } from './form-fields.ts'

test('a draft keeps what was written, so that a value changed by others meanwhile stays changed', () => {
  const begun = { name: 'Sethu', phone: '0832 222 2222', 'ageGroups=adults': 'off' }
  const draft = changedFields(begun, {
    ...begun,
    name: 'Sethu Centre',
    'ageGroups=adults': 'on',
  })
  expect(draft).toEqual({ name: 'Sethu Centre', 'ageGroups=adults': 'on' })

  const changedMeanwhile = { ...begun, phone: '0832 333 3333' }
  expect({ ...changedMeanwhile, ...draft }).toMatchObject({
    name: 'Sethu Centre',
    phone: '0832 333 3333',
  })
})

test('what was emptied stays empty', () => {
  const begun = { name: 'Sethu', website: 'https://sethu.example' }
  expect(changedFields(begun, { ...begun, website: '' })).toEqual({ website: '' })
})
