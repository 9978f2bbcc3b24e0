import { number } from '../../../../shared/formats/numbers.ts'
import type {
  ImportOutcome,
  ImportShown,
  ImportState,
} from '../../../../shared/imports/import-states.ts'
import { LISTING_COLUMNS, REQUIRED_COLUMNS } from '../../../../shared/listings/columns.ts'
import {
  CONFIRMATION_COLUMNS,
  CONFIRMATION_WORDS,
  CONFIRMATION_YEARS,
} from '../../../../shared/listings/confirmations.ts'

const required: ReadonlySet<string> = new Set(REQUIRED_COLUMNS)

const rows = (count: number) => (count === 1 ? '1 row' : `${number(count)} rows`)

export const words = {
  title: 'CSV Import',
  intro:
    'Add or change many listings at once. You see a preview first: nothing is saved until you have seen what each row would do.',

  notesTitle: 'What the file must look like',
  notes: [
    `The first row names the columns. These are needed for a new listing: ${REQUIRED_COLUMNS.join(', ')}.`,
    `These may follow: ${LISTING_COLUMNS.filter((column) => !required.has(column)).join(', ')}.`,
    'Put text that contains commas in quotation marks.',
    'isSponsored and isApproved are true or false, in lowercase. Without isApproved a listing waits for approval.',
    'categoryId is a valid category number, or its short name, such as therapists.',
    'Write phone numbers with their STD code. Several services, age groups or languages are separated by semicolons.',
    'A row with an id, or with an externalId that is known, changes that listing. A column that is left out stays as it is; an empty cell removes the fact.',
    'The file is CSV in UTF-8, at most 20 MB and 50,000 rows.',
  ],
  confirmationsTitle: 'A list of what was confirmed',
  confirmations: [
    `The same page takes what somebody asked elsewhere, or read in a register. Its columns: ${CONFIRMATION_COLUMNS.join(', ')}. Each row is about one field of one listing, which id or externalId names.`,
    `field is one of: ${CONFIRMATION_WORDS.field.join(', ')}.`,
    `outcome is one of: ${CONFIRMATION_WORDS.outcome.join(', ')}. With right, wrong and corrected the value is needed, written as in a file of listings.`,
    `checkedOn is the day it was said, such as 2026-11-22, at most ${CONFIRMATION_YEARS} years ago.`,
    `method is one of: ${CONFIRMATION_WORDS.method.join(', ')}; empty means import. saidBy is one of: ${CONFIRMATION_WORDS.saidBy.join(', ')}; empty means provider. What a register says has both as register.`,
    'A value that differs from ours is a correction. That of a name, phone, email or website waits among the reports for a moderator; others hold at once. The same row again does nothing.',
  ],
  confirmationsTemplate: 'Download template of confirmations',
  confirmationCounts: {
    update: 'To record',
    unchanged: 'Recorded already',
    error: 'Errors',
  } as Partial<Record<ImportOutcome, string>>,
  template: 'Download template',
  downloading: 'Downloading…',
  export: 'Download all listings',

  file: 'CSV file',
  fileHint: 'Its name ends in .csv. You can also drop the file here.',
  chosen: (name: string) => `Chosen: ${name}`,
  submit: 'Import CSV',
  reading: 'Reading the file…',
  failed: 'Import failed',

  earlier: 'Earlier imports',
  noEarlier: 'Nothing has been imported yet.',
  by: (who: string) => `by ${who}`,
  another: 'Import another file',
  loading: 'Loading',
  missing: 'There is no such import. Imports are deleted after 30 days.',
  resultPages: {
    label: 'Pages of this table',
    page: 'Page',
    previous: 'Previous rows',
    next: 'Next rows',
  },

  states: {
    rehearsing: 'Checking rows',
    rehearsed: 'Previewed, not imported',
    importing: 'Importing',
    done: 'Imported',
    undoing: 'Being undone',
    undone: 'Undone',
    failed: 'Failed',
  } satisfies Record<ImportState, string>,
  headings: {
    rehearsing: 'Checking the rows',
    rehearsed: 'Preview: nothing is saved yet',
    importing: 'Importing',
    done: 'Import result',
    undoing: 'Undoing the import',
    undone: 'This import was undone',
    failed: 'Import failed',
  } satisfies Record<ImportState, string>,
  progress: {
    rehearsing: 'Rows checked',
    importing: 'Rows imported',
    undoing: 'Rows undone',
  },
  processing: 'Processing. You may leave this page; the import continues.',
  percent: (percent: number) => `${percent}%`,
  progressOf: (done: number, total: number) => `${number(done)} of ${rows(total)}`,

  counts: {
    create: 'New listings',
    update: 'Changed listings',
    unchanged: 'Unchanged',
    duplicate: 'Possible duplicates',
    error: 'Errors',
    created: 'New listings',
    updated: 'Changed listings',
  } satisfies Record<ImportOutcome, string>,
  outcomes: {
    create: 'Create',
    update: 'Update',
    unchanged: 'Unchanged',
    duplicate: 'Possible duplicate',
    error: 'Error',
    created: 'Created',
    updated: 'Updated',
  } satisfies Record<ImportOutcome, string>,
  ignored: (columns: string[]) =>
    `We do not know these columns, so they are ignored: ${columns.join(', ')}.`,

  showRows: 'Show rows',
  show: (outcome: ImportShown, count: number) => {
    const name = outcome === 'all' ? 'All' : outcome in SHOWN ? (SHOWN[outcome] ?? '') : outcome
    return `${name} (${number(count)})`
  },
  noRows: 'There are no such rows.',
  rowsTable: 'Rows of the file',
  columns: { row: 'Row', name: 'Name', what: 'What happens', details: 'Details' },
  nameless: 'No name',
  isOpen: 'Open',
  corrects: 'Corrects:',
  /** By the outcome that the row names. */
  says: {
    right: 'Confirms:',
    corrected: 'Confirms:',
    wrong: 'Says that this is wrong:',
    unknown: 'They do not know:',
    refused: 'They do not say:',
  } as Record<string, string>,
  before: 'before:',
  after: 'now:',
  blank: 'blank',
  blankCell: '–',
  wholeRow: 'Whole row',
  rowOfFile: (row: number) => `row ${row} of this file`,
  createAnyway: 'Add anyway',
  createAnywayOf: (name: string, row: number) => `: ${name}, row ${row}`,

  confirm: (count: number) => `Import ${rows(count)}`,
  /** Why nothing is imported as things stand, and what to do about it. */
  nothing: ({ duplicate, error }: { duplicate: number; error: number }) =>
    duplicate > 0
      ? 'Nothing is chosen: every new row may be a duplicate. Tick those you want to add anyway.'
      : error > 0
        ? 'No row can be imported. Please correct the rows with errors in your file and choose it again.'
        : 'There is nothing to import: no row is new or changed.',
  allDuplicates: (count: number) =>
    count === 1
      ? 'Add the possible duplicate anyway'
      : `Add all ${number(count)} possible duplicates anyway`,
  skipped: (count: number) =>
    count === 1
      ? '1 row with an error is left out. You can download it afterwards, correct it and import it again.'
      : `${rows(count)} with errors are left out. You can download them afterwards, correct them and import them again.`,
  starting: 'Starting…',
  leave: 'Cancel',
  chooseAgain: 'Choose a file again',

  totalRows: 'Total Rows',
  successful: 'Successful',
  failedRows: 'Failed',
  toCorrect: 'To correct',
  alreadyListed: 'Already listed',
  summary: (imported: number, toCorrect: number, listed: number) =>
    [
      `Imported ${rows(imported)}.`,
      toCorrect > 0 && `${rows(toCorrect)} ${toCorrect === 1 ? 'needs' : 'need'} a correction.`,
      listed > 0 &&
        `${rows(listed)} ${listed === 1 ? 'looks' : 'look'} like what is already listed, so nothing was saved for ${listed === 1 ? 'it' : 'them'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  review: (count: number) => (count === 1 ? 'Review this one' : `Review these ${number(count)}`),
  successTable: 'Imported rows',
  errorTable: 'Rows to correct',
  duplicateTable: 'Already listed',
  resultColumns: { row: 'Row', name: 'Name', id: 'ID', error: 'Error', like: 'Listed as' },
  mergeWith: (name: string) => `Merge with ${name}`,
  downloadFailed: (count: number) => `Download the other ${rows(count)}`,
  downloadFailedHint: 'The file has a column that says what to correct. It can be imported again.',
  noneFailed: 'No row failed.',
  noneSuccessful: 'No row was imported.',
  undo: 'Undo import',
  undoTitle: 'Undo this import?',
  undoText: (count: number) =>
    `${rows(count)} ${count === 1 ? 'is' : 'are'} undone: new listings are removed, changed ones are restored. Listings that someone has changed, liked, reviewed or checked since are kept.`,
  undoUntil: 'It can be undone until',
  undoYes: 'Undo import',
  undoing: 'Undoing…',
  keep: 'Keep import',
  close: 'Close',
  undone: (undone: number, kept: number) =>
    kept === 0 ? `${rows(undone)} undone.` : `${rows(undone)} undone, ${rows(kept)} kept.`,
  keptTable: 'Kept, because somebody has changed or used them since',
}

const SHOWN: Partial<Record<ImportShown, string>> = {
  create: 'Create',
  update: 'Update',
  unchanged: 'Unchanged',
  duplicate: 'Possible duplicates',
  error: 'Errors',
}
