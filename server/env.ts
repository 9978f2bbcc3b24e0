import { z } from 'zod'
import type { Settings } from '../shared/settings.ts'
import { HELPLINES } from '../shared/site.ts'
import { tileOrigins } from './map-tiles.ts'

/** A blank variable counts as unset: `CONTACT_EMAIL= npm start` leaves the address out. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema)

const webAddress = (name: string) =>
  z
    .string()
    .refine(
      (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
      `${name} must be an address that starts with http:// or https://.`,
    )
const dialled = (name: string) =>
  z
    .string()
    .regex(
      /^\+?[0-9][0-9 -]{1,18}$/,
      `${name} must be a number one can dial, such as +91 832 222 3333 or 112.`,
    )

const settings = z
  .object({
    NODE_ENV: withDefault(
      z.enum(
        ['production', 'development', 'test'],
        'NODE_ENV must be production, development or test.',
      ),
      'production',
    ),
    PORT: withDefault(
      z.coerce
        .number('PORT must be a number.')
        .int('PORT must be a whole number.')
        .min(0, 'PORT must be between 0 and 65535.')
        .max(65_535, 'PORT must be between 0 and 65535.'),
      3000,
    ),
    HOST: withDefault(z.string(), '127.0.0.1'),
    DATA_DIR: withDefault(z.string(), './data'),
    DATABASE_URL: optional(
      z
        .string()
        .regex(
          /^postgres(ql)?:\/\//,
          'DATABASE_URL must start with postgres:// or postgresql://. Leave it unset to use the embedded database.',
        ),
    ),
    PUBLIC_URL: optional(webAddress('PUBLIC_URL').transform((text) => new URL(text).origin)),
    SITE_NAME: withDefault(z.string().max(60, 'SITE_NAME must be at most 60 characters.'), 'Saath'),
    SECRET_KEY: optional(
      z
        .string()
        .min(32, 'SECRET_KEY must be at least 32 characters. Leave it unset to have one made.'),
    ),
    CONTACT_EMAIL: optional(z.email('CONTACT_EMAIL must be an e-mail address.')),
    CONTACT_PHONE: optional(dialled('CONTACT_PHONE')),
    GRIEVANCE_OFFICER: optional(
      z
        .string()
        .max(
          200,
          'GRIEVANCE_OFFICER must be at most 200 characters: a name and how to reach the person.',
        ),
    ),
    DONATION_URL: optional(webAddress('DONATION_URL')),
    EMERGENCY_NUMBER: withDefault(dialled('EMERGENCY_NUMBER'), HELPLINES.emergency),
    MAP_TILES_URL: optional(
      z
        .string()
        .refine(
          (text) =>
            tileOrigins(text) !== null &&
            ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
          'MAP_TILES_URL must be an http(s) address that contains {z}, {x} and {y}.',
        ),
    ),
    MAP_ATTRIBUTION: optional(
      z.string().max(300, 'MAP_ATTRIBUTION must be at most 300 characters.'),
    ),
    IMAGE_HOSTS: withDefault(
      z
        .string()
        .transform((text) =>
          text
            .split(',')
            .map((host) => host.trim())
            .filter((host) => host !== ''),
        )
        .refine(
          (hosts) => hosts.every((host) => /^[a-z0-9.-]+(:[0-9]+)?$/i.test(host)),
          'IMAGE_HOSTS must be host names divided by commas, such as images.example.org.',
        ),
      '',
    ),
    SEED: withDefault(z.enum(['starter', 'none'], 'SEED must be starter or none.'), 'starter'),
    LOG_LEVEL: withDefault(
      z.enum(
        ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
        'LOG_LEVEL must be silent, fatal, error, warn, info or debug.',
      ),
      'info',
    ),
  })
  .refine((env) => !env.MAP_TILES_URL || env.MAP_ATTRIBUTION, {
    path: ['MAP_ATTRIBUTION'],
    error: 'MAP_ATTRIBUTION must be set with MAP_TILES_URL: map data is shown with its credit.',
  })

export type ServerEnv = z.output<typeof settings>

/** Thrown at start; `message` has one sentence a line, each naming the variable it is about. */
export class SettingsError extends Error {}

/** Reads the settings once, at start. Throws SettingsError naming every mistake. */
export function readEnv(source: Record<string, string | undefined>): ServerEnv {
  const result = settings.safeParse(source)
  if (result.success) return result.data
  const sentences = result.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return issue.message.startsWith(name) ? issue.message : `${name}: ${issue.message}.`
  })
  throw new SettingsError(sentences.join('\n'))
}

/** The part of the settings that a page may print. */
export function publicSettings(env: ServerEnv): Settings {
  return {
    name: env.SITE_NAME,
    publicUrl: siteOrigin(env),
    emergencyNumber: env.EMERGENCY_NUMBER,
    contactEmail: env.CONTACT_EMAIL ?? null,
    contactPhone: env.CONTACT_PHONE ?? null,
    grievanceOfficer: env.GRIEVANCE_OFFICER ?? null,
    donationUrl: env.DONATION_URL ?? null,
    mapTiles:
      env.MAP_TILES_URL && env.MAP_ATTRIBUTION
        ? { url: env.MAP_TILES_URL, attribution: env.MAP_ATTRIBUTION }
        : null,
  }
}

/** Where visitors reach the site: for canonical links, the site map and shared links. */
export function siteOrigin(env: ServerEnv): string {
  return env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${env.PORT}`
}
