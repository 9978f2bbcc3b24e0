import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CONSENT_VERSION } from '../../../../shared/events/registrations.ts'
import { words } from './words.ts'

test('a text of consent that was changed has a version of its own (ruling 27)', () => {
  const text = createHash('sha256').update(words.consentText(30).join('\n')).digest('hex')
  expect({ [CONSENT_VERSION]: text.slice(0, 16) }).toEqual({ '2026-11-27': 'e8ea92e74f2076f9' })
})
