import { expect, test } from 'vitest'
import { env, EVENT } from '../../../tests/support/letters.ts'
import { publicSettings } from '../../env/env.ts'
import { eventApprovedMail } from './event-decisions.ts'

const textOf = (registrationUrl: string | null) =>
  eventApprovedMail(publicSettings(env), EVENT, { registrationUrl }).text

test('who proposed an event reads how to see who registers, where this site counts them', () => {
  expect(textOf(null)).toContain('you have to be named as an organiser')
  expect(textOf(null)).toContain('/contact')
  expect(textOf('https://clay.example')).not.toContain('organiser')
})
