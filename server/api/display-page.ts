import { Hono } from 'hono'
import {
  changePreferences,
  DEFAULTS,
  preferencesSetCookie,
  readPreferences,
} from '../../shared/preferences.ts'
import type { Env } from '../context.ts'
import { formBody } from '../middleware/form-body.ts'
import { noStore } from '../middleware/no-store.ts'
import { limitWrites } from '../middleware/rate-limit.ts'
import { session } from '../middleware/session.ts'

/** Keeps what somebody chose under "Display and comfort". Only a cookie: the server remembers nothing of it. */
export const displayPage = new Hono<Env>().post(
  '/display',
  noStore,
  formBody,
  session,
  limitWrites,
  (c) => {
    const fields = c.get('form')?.fields ?? {}
    const before = readPreferences(c.req.header('cookie'))
    // How results are listed is chosen there, and stays.
    const after = fields.reset
      ? { ...DEFAULTS, view: before.view }
      : changePreferences(before, new URLSearchParams(fields))
    c.header('set-cookie', preferencesSetCookie(after))
    // To the words that say so: there the keyboard goes on.
    return c.redirect(`/display?done=${fields.reset ? 'reset' : 'kept'}#done`, 303)
  },
)
