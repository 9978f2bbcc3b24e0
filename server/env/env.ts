import { z } from 'zod'
import { ERASED_AFTER_DAYS } from '../../shared/events/registration-state.ts'
import { BACKUP_DAYS, BACKUP_DAYS_AT_MOST } from '../../shared/retention.ts'
import type { Settings } from '../../shared/settings.ts'
import { HELPLINES } from '../../shared/site.ts'
import { commaList, optional, withDefault } from './fields.ts'
import { checkGroups, checkPublicUrl, peopleSettings } from './people.ts'
import { tileOrigins } from '../map-tiles.ts'
import { formatTyped } from '../services/listings/phone.ts'

const webAddress = (name: string) =>
  z
    .string()
    .refine(
      (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
      `${name} must be an address that starts with http:// or https://.`,
    )
const postgresAddress = (name: string, more: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, `${name} must start with postgres:// or postgresql://. ${more}`)
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
    HOST: withDefault(
      z
        .string()
        .refine(
          (host) => URL.canParse(localOrigin(host, 0)),
          'HOST must be an address of this machine, such as 127.0.0.1, ::1 or 0.0.0.0.',
        ),
      '127.0.0.1',
    ),
    DRAIN_SECONDS: withDefault(
      z.coerce
        .number('DRAIN_SECONDS must be a number.')
        .int('DRAIN_SECONDS must be a whole number.')
        .min(0, 'DRAIN_SECONDS must be between 0 and 60.')
        .max(60, 'DRAIN_SECONDS must be between 0 and 60.'),
      0,
    ),
    WORKERS: withDefault(
      z.coerce
        .number('WORKERS must be a number.')
        .int('WORKERS must be a whole number.')
        .min(1, 'WORKERS must be between 1 and 16.')
        .max(16, 'WORKERS must be between 1 and 16.'),
      1,
    ),
    DATA_DIR: withDefault(z.string(), './data'),
    DATABASE_URL: optional(
      postgresAddress('DATABASE_URL', 'Leave it unset to use the one that comes with the site.'),
    ),
    DATABASE_READ_URL: optional(
      postgresAddress('DATABASE_READ_URL', 'It names a replica of DATABASE_URL.'),
    ),
    PUBLIC_URL: optional(webAddress('PUBLIC_URL').transform((text) => new URL(text).origin)),
    SITE_NAME: withDefault(z.string().max(60, 'SITE_NAME must be at most 60 characters.'), 'Saath'),
    SECRET_KEY: optional(
      z
        .string()
        .min(32, 'SECRET_KEY must be at least 32 characters. Leave it unset to have one made.'),
    ),
    SECRET_KEY_BEFORE: optional(
      z.string().min(32, 'SECRET_KEY_BEFORE must be the secret that was in use before, whole.'),
    ),
    BACKUP_DIR: optional(z.string()),
    BACKUP_KEEP_DAYS: withDefault(
      z.coerce
        .number('BACKUP_KEEP_DAYS must be a number.')
        .int('BACKUP_KEEP_DAYS must be a whole number.')
        .min(0, 'BACKUP_KEEP_DAYS must be between 0 and 35; 0 makes no nightly backups.')
        .max(
          BACKUP_DAYS_AT_MOST,
          'BACKUP_KEEP_DAYS must be between 0 and 35; 0 makes no nightly backups.',
        ),
      BACKUP_DAYS,
    ),
    ERASE_AFTER_DAYS: withDefault(
      z.coerce
        .number('ERASE_AFTER_DAYS must be a number.')
        .int('ERASE_AFTER_DAYS must be a whole number.')
        .min(1, 'ERASE_AFTER_DAYS must be between 1 and 365.')
        .max(365, 'ERASE_AFTER_DAYS must be between 1 and 365.'),
      ERASED_AFTER_DAYS,
    ),
    CONTACT_EMAIL: optional(z.email('CONTACT_EMAIL must be an email address.')),
    CONTACT_PHONE: optional(dialled('CONTACT_PHONE').transform(formatTyped)),
    OPERATOR_NAME: optional(z.string().max(200, 'OPERATOR_NAME must be at most 200 characters.')),
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
    SMTP_URL: optional(
      z
        .string()
        .refine(
          (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname,
          'SMTP_URL must look like smtp://name:password@host:587 or smtps://name:password@host:465.',
        ),
    ),
    MAIL_FROM: optional(z.email('MAIL_FROM must be an email address, such as hello@example.org.')),
    IMAGE_HOSTS: commaList(
      (host) => /^[a-z0-9.-]+(:[0-9]+)?$/i.test(host),
      'IMAGE_HOSTS must be host names divided by commas, such as images.example.org.',
    ),
    ...peopleSettings,
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
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'MAIL_FROM must be set with SMTP_URL: the address that mails come from.',
  })
  .refine((env) => !env.DATABASE_READ_URL || env.DATABASE_URL, {
    path: ['DATABASE_READ_URL'],
    error: 'DATABASE_READ_URL must come with DATABASE_URL: it names a replica of that one.',
  })
  .superRefine(checkGroups)
  .superRefine(checkPublicUrl)

export type ServerEnv = z.output<typeof settings>

export const SETTING_NAMES = Object.keys(settings.shape)

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

/**
 * In production, what people write for all to read stays closed until a grievance officer is named (ruling 23); on trial
 * nobody else reads it.
 */
export function takesContent(
  { NODE_ENV, GRIEVANCE_OFFICER }: ServerEnv,
  isOnTrial = false,
): boolean {
  return NODE_ENV !== 'production' || GRIEVANCE_OFFICER !== undefined || isOnTrial
}

/** The part of the settings that a page may print. */
export function publicSettings(env: ServerEnv, isOnTrial = false): Settings {
  return {
    name: env.SITE_NAME,
    publicUrl: siteOrigin(env),
    emergencyNumber: env.EMERGENCY_NUMBER,
    contactEmail: env.CONTACT_EMAIL ?? null,
    contactPhone: env.CONTACT_PHONE ?? null,
    operatorName: env.OPERATOR_NAME ?? null,
    grievanceOfficer: env.GRIEVANCE_OFFICER ?? null,
    donationUrl: env.DONATION_URL ?? null,
    mapTiles:
      env.MAP_TILES_URL && env.MAP_ATTRIBUTION
        ? { url: env.MAP_TILES_URL, attribution: env.MAP_ATTRIBUTION }
        : null,
    takesContent: takesContent(env, isOnTrial),
    isOnTrial,
  }
}

/** Where visitors reach the site: for canonical links, the site map and shared links. */
export function siteOrigin(env: ServerEnv): string {
  return env.PUBLIC_URL ?? localOrigin(env.HOST, env.PORT)
}

/** Where this machine itself reaches what listens there. */
export function localOrigin(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
