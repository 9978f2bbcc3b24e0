import { numberForOperators } from '../../shared/formats/numbers.ts'
import { join } from 'node:path'
import type { ServerEnv } from '../env/env.ts'

/** What backing up and restoring say to the person who runs the site. */
export const words = {
  underWay: 'Another backup of this database is being made. Please wait until it has finished.',
  cannotWrite: (folder: string, error: unknown) =>
    `The backup cannot be written to ${folder} (${sentenceOf(error)}). Please name another folder, or make room there and let this user write.`,
  stopped: 'The backup was stopped before it was finished. Nothing was kept of it.',
  noRoom: (folder: string, needed: number, free: number) =>
    `There is too little room for a backup and its proof on the disk of ${folder}: they may take ${megabytes(needed)} MB, and ${megabytes(free)} MB are free. Please make room, or name a folder on another disk in BACKUP_DIR.`,
  roomRanOut: (error: unknown) =>
    `The disk was full before the backup was proven (${sentenceOf(error)}). Nothing was kept of it. Please make room where the database is.`,
  noScratch: (error: unknown) =>
    `the database for the proof could not be made (${sentenceOf(error)}); let the user of DATABASE_URL create databases: ALTER ROLE name CREATEDB`,
  unproven: (path: string, problem: string) =>
    `A backup was written but it is not proven: ${problem}. It is kept as ${path}.`,
  rejected: (table: string, code: string) =>
    `the rows of ${table} cannot be loaded (PostgreSQL error ${code})`,
  differs: (table: string, expected: number, found: number) =>
    expected === found
      ? `${table} has other content than was backed up`
      : `${table} has ${found} rows where ${expected} were backed up`,
  otherTable: (table: string) =>
    `the table ${table} is not as our migrations make it; leave the tables of other programs in a schema of their own`,

  notABackup: (folder: string) =>
    `${folder} is not a backup: it has no SHA256SUMS. Please name the folder that \`npm run backup\` made.`,
  otherFormat: (folder: string) =>
    `The backup ${folder} was made by a version of Saath that writes backups in another way. Please restore it with that version.`,
  altered: (folder: string, file: string) =>
    `The backup ${folder} was altered: ${file} is not as it was written. Nothing was restored. Please use another backup.`,
  missing: (folder: string, file: string) =>
    `The backup ${folder} is incomplete: ${file} is missing. Nothing was restored. Please use another backup.`,
  fewerPictures: (folder: string) =>
    `The backup ${folder} is incomplete: it has other pictures than its manifest says. Nothing was restored. Please use another backup.`,
  newerSchema: (folder: string, app: string, migration: string) =>
    `The backup ${folder} was made by a newer version of Saath (${app}, ${migration}). Please restore it with that version or a later one.`,
  otherSchema: (folder: string, app: string, migration: string) =>
    `The backup ${folder} was made by a version of Saath that this one does not follow (${app}, ${migration}). Please restore it with the version that made it.`,
  notRestored: (problem: string) => `Nothing was restored: ${problem}.`,
  nameABackup:
    'Please name the backup: npm run restore -- data/backups/saath-2026-11-22T031702.418Z',
  siteRuns: (folder: string) =>
    `The site in ${folder} is running. Please stop it first, so that nothing is written in the meantime.`,
  inUse: (others: number) =>
    `The database at DATABASE_URL is in use (${others} ${others === 1 ? 'connection' : 'connections'}). Please stop the site first, wherever it runs.`,
  notEmpty: (env: ServerEnv) =>
    `${place(env)} is not empty, and nothing in it is overwritten. ${
      env.DATABASE_URL === undefined
        ? `Please move ${join(env.DATA_DIR, 'pg')} away, or set DATA_DIR to a new folder.`
        : 'Please make a new database and name it in DATABASE_URL.'
    }`,
  otherPictures: (folder: string) =>
    `${folder} holds pictures that are not in the backup. Please move this folder away first.`,

  whereTo:
    'Please say where to: `npm run move -- postgresql` brings the database in DATA_DIR to DATABASE_URL, `npm run move -- embedded` brings it back, and `npm run move -- adopt` continues with one that was moved away.',
  needsAddress: 'Please set DATABASE_URL to the PostgreSQL database you mean.',
  noSite: (folder: string) =>
    `No site runs here, and there is no database in ${folder}. Please set DATA_DIR to the folder of your site, or start the site first: npm start`,
  nothingThere: (env: ServerEnv) =>
    `${place(env)} is empty: there is nothing to back up or to move.`,

  made: (path: string, rows: number, tables: number, pictures: number, bytes: number) => [
    `Backed up to ${path}`,
    `${numberForOperators(rows)} rows in ${tables} tables, ${numberForOperators(pictures)} files of pictures, ${numberForOperators(Math.ceil(bytes / 1e3))} kB.`,
    'It was restored into a scratch database and compared: every row is the same.',
  ],
  missingPictures: (pictures: number) =>
    `Pictures whose files are missing in DATA_DIR/pictures, and so in the backup too: ${numberForOperators(pictures)}.`,
  keepSecret: (place: string) =>
    `The secret is not in it. Keep a copy of ${place} in another place: without it, sealed texts cannot be read again.`,
  restored: (path: string, rows: number, pictures: number) => [
    `Restored ${path}: ${numberForOperators(rows)} rows and ${numberForOperators(pictures)} files of pictures, compared with the backup.`,
  ],
  moved: (rows: number, tables: number) =>
    `Moved ${numberForOperators(rows)} rows in ${tables} tables, compared row for row. Pictures and the secret stay in DATA_DIR.`,
  copyKept: (folder: string) => `The backup it was done with is kept: ${folder}`,
  nowOnServer:
    'Start the site with DATABASE_URL set: without it, it no longer starts. DATA_DIR/pg holds what it held; remove it when you no longer need it.',
  nowEmbedded:
    'Start the site without DATABASE_URL: with it, it no longer starts. The database there holds what it held; drop it when you no longer need it.',
  wasUnproven:
    'When this backup was made its proof failed: it holds what it says, but nobody had tried it.',
  adopted: (env: ServerEnv) =>
    `${place(env)} is the site's again. What was written elsewhere since the move is not in it.`,
  needsSecret: (place: string) =>
    `Before you start the site, put the secret that belongs to it back: ${place}.`,
}

const place = ({ DATABASE_URL, DATA_DIR }: ServerEnv) =>
  DATABASE_URL === undefined
    ? `The database in ${join(DATA_DIR, 'pg')}`
    : 'The database at DATABASE_URL'

const megabytes = (bytes: number) => numberForOperators(Math.ceil(bytes / 1e6))

export const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)
