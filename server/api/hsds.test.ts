import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/app.ts'
import { buildListing } from '../../tests/support/factories.ts'
import {
  hsdsServiceSchema,
  hsdsServicesSchema,
  type HsdsService,
  type HsdsServices,
} from '../../shared/hsds/services.ts'
import { addDays, indianDay } from '../../shared/indian-days.ts'
import { factChecks, listingCredentials, listings } from '../db/schema.ts'
import { hsdsId, listingOf } from '../services/hsds/ids.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const page = async (query = '') =>
  (await (await app.get(`/api/hsds/services${query}`)).json()) as HsdsServices
const read = async (listingId: number) =>
  (await (
    await app.get(`/api/hsds/services/${hsdsId('service', listingId)}`)
  ).json()) as HsdsService

const FULL = {
  name: 'Asha School',
  email: 'asha@example.org',
  website: 'https://asha.example.org',
  phone: '+918322222222',
  address: '3 Market Road',
  town: 'Mapusa',
  region: 'Goa',
  pincode: '403507',
  latitude: '15.5921',
  longitude: '73.8132',
  ages: '4 to 12 years',
  languages: ['English', 'Konkani'],
  accessibility: ['A quiet room', 'Ramp'],
  hours: '9 to 5',
  feesBand: 'free',
  fees: 'Lunch 40 rupees',
  nextStep: 'Call the office.',
}

/**
 * What HSDS 3.0 asks of the objects that we write, as schema/*.json of openreferral/specification has it: which fields there
 * are, which of them are required, and what may be in them.
 */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const uuid = (value: unknown) => typeof value === 'string' && UUID.test(value)
const text = (value: unknown) => typeof value === 'string'
const number = (value: unknown) => typeof value === 'number'
const uri = (value: unknown) => typeof value === 'string' && URL.canParse(value)
const email = (value: unknown) => typeof value === 'string' && /^[^@\s]+@[^@\s]+$/.test(value)
const day = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const moment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)
const oneOf =
  (...options: string[]) =>
  (value: unknown) =>
    options.includes(String(value))

type Rule = ((value: unknown) => boolean) | { each?: string; one?: string }
const WHERE = oneOf('physical', 'postal', 'virtual')
const HSDS: Record<string, { required: string[]; fields: Record<string, Rule> }> = {
  service: {
    required: ['id', 'name', 'status'],
    fields: {
      id: uuid,
      organization_id: uuid,
      program_id: uuid,
      name: text,
      alternate_name: text,
      description: text,
      url: uri,
      email,
      status: oneOf('active', 'inactive', 'defunct', 'temporarily closed'),
      interpretation_services: text,
      application_process: text,
      fees_description: text,
      accreditations: text,
      eligibility_description: text,
      minimum_age: number,
      maximum_age: number,
      assured_date: day,
      assurer_email: email,
      alert: text,
      last_modified: moment,
      phones: { each: 'phone' },
      schedules: { each: 'schedule' },
      service_at_locations: { each: 'service_at_location' },
      languages: { each: 'language' },
      organization: { one: 'organization' },
      attributes: { each: 'attribute' },
    },
  },
  organization: {
    required: ['id', 'name', 'description'],
    fields: { id: uuid, name: text, description: text, email, website: uri },
  },
  phone: {
    required: ['id', 'number'],
    fields: { id: uuid, service_id: uuid, number: text, type: text, description: text },
  },
  schedule: { required: ['id'], fields: { id: uuid, service_id: uuid, description: text } },
  language: { required: ['id'], fields: { id: uuid, service_id: uuid, name: text, code: text } },
  service_at_location: {
    required: ['id'],
    fields: { id: uuid, service_id: uuid, location_id: uuid, location: { one: 'location' } },
  },
  location: {
    required: ['id', 'location_type'],
    fields: {
      id: uuid,
      location_type: WHERE,
      name: text,
      latitude: number,
      longitude: number,
      addresses: { each: 'address' },
      accessibility: { each: 'accessibility' },
    },
  },
  address: {
    required: [
      'id',
      'address_1',
      'city',
      'state_province',
      'postal_code',
      'country',
      'address_type',
    ],
    fields: {
      id: uuid,
      location_id: uuid,
      address_1: text,
      city: text,
      region: text,
      state_province: text,
      postal_code: text,
      country: text,
      address_type: WHERE,
    },
  },
  accessibility: { required: ['id'], fields: { id: uuid, location_id: uuid, description: text } },
  attribute: {
    required: ['id'],
    fields: { id: uuid, link_id: uuid, link_entity: text, value: text },
  },
}

/** What is wrong with it, by path. */
function problems(kind: string, value: unknown, path = kind): string[] {
  const { required, fields } = HSDS[kind]!
  const entries = new Map(Object.entries(value as object))
  return [
    ...required.filter((name) => !entries.has(name)).map((name) => `${path}.${name} is missing`),
    ...[...entries].flatMap(([name, one]): string[] => {
      const rule = fields[name]
      const at = `${path}.${name}`
      if (!rule) return [`${at} is unknown`]
      if (typeof rule === 'function') return rule(one) ? [] : [`${at} is ${JSON.stringify(one)}`]
      if (rule.one) return problems(rule.one, one, at)
      return (one as unknown[]).flatMap((each, i) => problems(rule.each!, each, `${at}[${i}]`))
    }),
  ]
}

test('GET /api/hsds/services is of HSDS 3.0, whether a listing says much or little', async () => {
  await buildListing(app.db, FULL)
  await buildListing(app.db, { name: 'Bela' })
  await buildListing(app.db, { name: 'Chandra', town: 'Mapusa', region: 'Goa' })
  const { contents } = await page()
  expect(contents).toHaveLength(3)
  expect(contents.flatMap((service) => problems('service', service))).toEqual([])
  // The check itself finds what is wrong.
  expect(problems('service', { ...contents[0], id: 'x', status: 'open', more: 1 })).toEqual([
    'service.id is "x"',
    'service.status is "open"',
    'service.more is unknown',
  ])
  expect(() => hsdsServicesSchema.parse({ contents })).toThrow('total_items')
  for (const service of contents) expect(hsdsServiceSchema.parse(service)).toEqual(service)
})

test('a service has what its listing says, and its parts name one another', async () => {
  const { id, updatedAt } = await buildListing(app.db, FULL)
  const service = await read(id)
  const [at] = service.service_at_locations ?? []
  expect(service).toMatchObject({
    name: 'Asha School',
    url: 'https://asha.example.org',
    status: 'active',
    application_process: 'Call the office.',
    fees_description: 'Free. Lunch 40 rupees',
    eligibility_description: '4 to 12 years',
    minimum_age: 4,
    maximum_age: 12,
    last_modified: updatedAt.toISOString(),
    organization: { id: service.organization_id, email: 'asha@example.org' },
    phones: [{ service_id: service.id, number: '+918322222222' }],
    schedules: [{ description: '9 to 5' }],
    languages: [{ name: 'English' }, { name: 'Konkani' }],
  })
  expect(at).toMatchObject({
    service_id: service.id,
    location_id: at?.location.id,
    location: {
      latitude: 15.5921,
      longitude: 73.8132,
      addresses: [{ address_1: '3 Market Road', city: 'Mapusa', postal_code: '403507' }],
      accessibility: [{ description: 'A quiet room' }, { description: 'Ramp' }],
    },
  })
  const ids = JSON.stringify(service).match(/"id":"[^"]+"/g) ?? []
  expect(new Set(ids).size).toBe(ids.length)
})

test('how old the facts are is the assured date, and stale ones say so (bar 8)', async () => {
  const today = indianDay(new Date())
  const never = await buildListing(app.db, { name: 'Never' })
  const stale = await buildListing(app.db, { name: 'Stale', phone: '+918322222222' })
  const paused = await buildListing(app.db, { name: 'Paused', status: 'closed-for-now' })
  const checkedOn = addDays(today, -430)
  await app.db.insert(factChecks).values({
    listingId: stale.id,
    field: 'phone',
    outcome: 'right',
    method: 'phone',
    saidBy: 'provider',
    checkedOn,
  })
  expect(await read(never.id)).not.toHaveProperty('assured_date')
  expect(await read(stale.id)).toMatchObject({
    assured_date: checkedOn,
    alert: 'Not confirmed for 14 months.',
  })
  expect(await read(paused.id)).toMatchObject({
    status: 'temporarily closed',
    alert: 'Closed for now.',
  })
})

test('numbers in registers say whether they are claimed or were found there, in the list, too', async () => {
  const { id } = await buildListing(app.db, {
    name: 'Asha School',
    credentials: ['RCI, A12345, Dr Asha Naik', 'NCAHP, 7', 'RPwD, 9'],
  })
  const other = await buildListing(app.db, { credentials: ['RCI, A12345, Dr Asha Naik'] })
  const none = await buildListing(app.db)
  const seen = { listingId: id, checkedOn: '2026-03-01', updatedAt: new Date() }
  await app.db.insert(listingCredentials).values([
    {
      ...seen,
      register: 'rci',
      number: 'A12345',
      holder: 'Dr Asha Naik',
      validUntil: '2099-12-31',
      registerUrl: 'https://rehabcouncil.nic.in/A12345',
    },
    { ...seen, register: 'rpwd', number: '9', holder: '', validUntil: '2026-04-01' },
    // What was found of another holder says nothing of what is claimed.
    { ...seen, register: 'ncahp', number: '7', holder: 'Ravi' },
  ])
  const { accreditations } = await read(id)
  expect(accreditations).toBe(
    'RCI A12345, Dr Asha Naik: found in the register on 2026-03-01, valid until 2099-12-31 (https://rehabcouncil.nic.in/A12345). ' +
      'NCAHP 7: claimed, not looked up by us (https://ncahp.abdm.gov.in). ' +
      'RPwD 9: found in the register on 2026-03-01, expired on 2026-04-01 (https://depwd.gov.in)',
  )
  const claimed =
    'RCI A12345, Dr Asha Naik: claimed, not looked up by us (https://rehabcouncil.nic.in)'
  expect(await read(other.id)).toMatchObject({ accreditations: claimed })
  expect(await read(none.id)).not.toHaveProperty('accreditations')
  const { contents } = await page()
  expect(contents.map((one) => one.accreditations)).toEqual([accreditations, claimed, undefined])
  expect(contents.flatMap((service) => problems('service', service))).toEqual([])
})

test('pages follow one another and hold what is approved, each once', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) await buildListing(app.db, { name })
  await buildListing(app.db, { name: 'Waits', isApproved: false })
  const pages = [1, 2, 3, 4].map((at) => page(`?page=${at}&per_page=2`))
  const [first, second, last, beyond] = await Promise.all(pages)
  expect(first).toMatchObject({
    total_items: 5,
    total_pages: 3,
    page_number: 1,
    size: 2,
    first_page: true,
    last_page: false,
    empty: false,
  })
  expect(last).toMatchObject({ size: 1, first_page: false, last_page: true })
  expect(beyond).toMatchObject({ size: 0, last_page: true, empty: true })
  const names = [first, second, last].flatMap((one) => one!.contents.map(({ name }) => name))
  expect(names).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect((await app.get('/api/hsds/services?per_page=201')).status).toBe(400)
})

test('GET /api/hsds/services/:id is 404 for another name, and 410 for what was taken out', async () => {
  const { id } = await buildListing(app.db)
  expect(listingOf(hsdsId('service', id))).toBe(id)
  const { status } = await app.get(`/api/hsds/services/${hsdsId('service', id).toUpperCase()}`)
  expect(status).toBe(200)
  for (const other of [hsdsId('organization', id), hsdsId('service', id + 1), hsdsId('service', 0)])
    expect((await app.get(`/api/hsds/services/${other}`)).status).toBe(404)
  expect((await app.get(`/api/hsds/services/${id}`)).status).toBe(400)
  await app.db.update(listings).set({ isApproved: false })
  expect((await app.get(`/api/hsds/services/${hsdsId('service', id)}`)).status).toBe(410)
})

test('a number that is kept back, and what is for admins only, stay behind', async () => {
  const { id } = await buildListing(app.db, {
    phoneToCheck: '0832 9999999',
    externalId: 'secret-17',
  })
  const told = JSON.stringify(await read(id))
  expect(told).not.toMatch(/9999999|secret-17/)
})
