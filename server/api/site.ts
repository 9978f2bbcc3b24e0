import { Hono } from 'hono'
import { callsWantedSchema } from '../../shared/checks/calls.ts'
import { trustFiguresSchema } from '../../shared/checks/figures.ts'
import { coverageSchema } from '../../shared/listings/coverage.ts'
import { settingsSchema } from '../../shared/settings.ts'
import type { Env } from '../context.ts'
import { describe } from '../http/describe.ts'
import { publicSettings } from '../env/env.ts'
import { findCallsWanted } from '../services/checks/calls-wanted.ts'
import { findTrustFigures } from '../services/checks/figures.ts'
import { findCoverage } from '../services/listings/coverage.ts'

export const site = new Hono<Env>()
  .get(
    '/api/site/settings',
    describe({ summary: 'The settings a page may print', answer: settingsSchema }),
    (c) => c.json(publicSettings(c.var.env, c.var.isOnTrial)),
  )

  .get(
    '/api/site/coverage',
    describe({ summary: 'What the directory holds today', answer: coverageSchema }),
    async (c) => c.json(await findCoverage(c.var.db)),
  )

  .get(
    '/api/site/figures',
    describe({
      summary: 'How true the directory is, counted from checks and reports',
      answer: trustFiguresSchema,
    }),
    async (c) => c.json(await findTrustFigures(c.var.db, new Date())),
  )

  .get(
    '/api/site/calls',
    describe({
      summary:
        'Listings with a number that nobody has confirmed within a year, for who would like to call',
      answer: callsWantedSchema,
    }),
    async (c) => c.json(await findCallsWanted(c.var.db, new Date())),
  )
