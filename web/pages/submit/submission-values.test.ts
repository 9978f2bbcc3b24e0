import { expect, test } from 'vitest'
import { toTyped, writtenOver } from './submission-values.ts'

test('a draft keeps what was written, so that a value changed by others meanwhile stays changed', () => {
  const begun = { ...toTyped({ kind: 'new' }), name: 'Sethu', phone: '0832 222 2222' }
  const draft = writtenOver(begun, { ...begun, name: 'Sethu Centre', ageGroups: ['adults'] })
  expect(draft).toEqual({ name: 'Sethu Centre', ageGroups: ['adults'] })

  const changedMeanwhile = { ...begun, phone: '0832 333 3333' }
  expect({ ...changedMeanwhile, ...draft }).toMatchObject({
    name: 'Sethu Centre',
    phone: '0832 333 3333',
  })
})

test('what was emptied stays empty', () => {
  const begun = { ...toTyped({ kind: 'new' }), website: 'https://sethu.example' }
  expect(writtenOver(begun, { ...begun, website: '' })).toEqual({ website: '' })
})
