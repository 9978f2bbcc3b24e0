import { number } from '../../shared/formats/numbers.ts'
import type { GoneStatus } from '../../shared/checks/kinds.ts'
import type { ImportOutcome } from '../../shared/imports/import-states.ts'
import { CELL_LENGTH, IMPORT_CELLS, IMPORT_ROWS } from '../../shared/listings/columns.ts'

const rows = (count: number) => (count === 1 ? '1 row' : `${number(count)} rows`)

/** What the server says about a file of listings and its rows. */
export const words = {
  noFile: 'Please select a CSV file to import',
  notCsv: 'Please upload a CSV file',
  tooHeavy: 'This file is larger than 20 MB. Please split it into several files.',
  zipped:
    'This file is not text: it is a spreadsheet or a zip file with another name. Please save it as CSV (UTF-8) and try again.',
  utf16:
    'This file is written in UTF-16. Please save it as CSV (UTF-8): in Excel, choose "CSV UTF-8".',
  nul: 'This file has characters that are not text (NUL). Please save it as CSV (UTF-8) and try again.',
  notUtf8:
    'This file is not written in UTF-8. Please save it again: in Excel, choose "CSV UTF-8" as the type.',
  empty: 'This file is empty. Please choose one with a header and at least one row.',
  noRows: 'This file has a header and no rows. Please choose one with at least one row.',
  tooManyRows: `This file has more than ${number(IMPORT_ROWS)} rows. Please split it into several files.`,
  wideRow: (row: number) =>
    `In row ${row} there are more than ${number(IMPORT_CELLS)} cells. Please leave out the columns that are not ours.`,
  longCell: (row: number) =>
    `In row ${row} a cell is longer than ${number(CELL_LENGTH)} characters, or a quotation mark is not closed. Please look there.`,
  openQuote: (row: number) => `The quotation mark that opens in row ${row} is never closed.`,
  strayQuote: (row: number) =>
    `Row ${row} has a quotation mark in the wrong place. Put the whole cell in quotation marks, and write the inner ones twice.`,
  unreadable: (row: number) => `Row ${row} cannot be read as CSV. Please look there.`,
  columnTwice: (name: string) => `The column ${name} appears twice. Please keep one of them.`,
  columnsMissing: (names: string[]) =>
    `The header lacks ${names.length === 1 ? 'this column' : 'these columns'}: ${names.join(', ')}. The first row must name the columns, as the template does.`,

  cellCount: (cells: number, columns: number) =>
    `This row has ${cells} cells, the header has ${columns}. Text that contains commas must be in quotation marks.`,
  required: 'This is needed for a new listing.',
  mayNotEmpty: 'An import cannot empty this. Leave the column out to keep what is there.',
  tooLong: (max: number) => `This is longer than ${number(max)} characters.`,
  category: (value: string) =>
    `"${value}" is not a category. Write its number, or its short name, such as therapists.`,
  phone: (value: string) =>
    `"${value}" cannot be dialled from everywhere in India. Write the number with its STD code, such as 0832 2425423.`,
  email: (value: string) => `"${value}" is not an email address.`,
  url: (value: string) => `"${value}" is not a web address. Write it as https://example.org`,
  region: (value: string) =>
    `"${value}" is not a state or union territory of India. For all of India write All India.`,
  pincode: (value: string) => `"${value}" is not a PIN code. It has six digits, such as 403507.`,
  boolean: (value: string) =>
    `"${value}" is neither true nor false. Write one of them, in lowercase.`,
  choice: (value: string, options: readonly string[]) =>
    `"${value}" cannot be chosen. These can: ${options.join(', ')}.`,
  tooManyChoices: (max: number) => `This names more than ${max}.`,
  categoryTwice: 'This names its category again. Please leave that out here.',
  credential: (value: string) =>
    `"${value}" is not a credential. Write a register (RCI, RPwD, National Trust or NCAHP), a number and whose it is, each number once: RCI, A12345, Dr Asha Naik.`,
  tooManyItems: (max: number) => `This names more than ${max} things.`,
  id: (value: string) => `"${value}" is not the number of a listing.`,
  noListing: (id: number) => `There is no listing with the number ${id}.`,
  twoListings: 'The id and the externalId name two different listings.',
  idTakenAway: 'Another listing has this externalId.',
  sameListing: (row: number) => `Row ${row} of this file is about the same listing.`,
  merged: (kept: string) =>
    `This listing was merged into ${kept}. To change that one, name its number in the column id.`,
  likeMerged: 'Almost the same name as a listing that was merged into this one',
  gone: {
    closed: 'This listing has closed. Only an admin approves it again, in the tab Listings.',
    'do-not-list':
      'This listing asked not to be listed. Only an admin approves it again, in the tab Listings.',
  } satisfies Record<GoneStatus, string>,
  removed: 'This listing was removed from the directory. No import brings it back.',
  confirmation: {
    whichListing: 'This row names no listing that we know. Please write its id or its externalId.',
    register: 'What a register says has the method register, and nothing else has it.',
    day: 'Please write the day on which it was said, such as 2026-11-22. It cannot be to come.',
    tooOld: (years: number) =>
      `This was said more than ${years} years ago, so it says nothing of today.`,
    open: 'A file can say that a place we list as open is open. Anything else of that is for the tab Checks.',
    value: 'Please write the value that this row is about.',
    saysOther: 'Our listing says something else, so there is nothing here to call wrong.',
    waits: 'A moderator looks at this among the reports before it is shown.',
    checkedSince: (day: string) => `What we show was checked later, on ${day}. It stays.`,
    twice: (row: number) => `Row ${row} of this file is about the same fact.`,
    message: 'A list that an admin imported says so. Please ask before you change it.',
  },
  coordinates: {
    half: 'Latitude and longitude belong together: write both or neither.',
    'no-number': 'Write latitude and longitude as decimal numbers, such as 15.5921 and 73.8132.',
    abroad: 'These coordinates are not exact: they are outside India.',
    'stand-in':
      'These coordinates are not exact: they are the middle of a state, not of this place.',
    elsewhere: 'These coordinates are not in the state that the row names.',
  },
  coordinatesUnused:
    'These coordinates are kept but not used on maps: they are those of a town, far from it, or have fewer than three decimals.',

  promiseWaits: (said: string) =>
    `Promises a cure? “${said}”. This listing is not shown until an admin has read it and approves it, in the tab Listings.`,
  promiseRefused: (said: string) =>
    `Promises a cure? “${said}”. It would be shown at once, so this row is left out. Only an admin changes or approves it, in the tab Listings.`,

  samePhone: 'The same phone number',
  sameWebsite: 'The same website',
  sameName: 'The same name in the same place',
  sameWaiting: 'A submission with this name is waiting for review',
  notWritten: (name: string) => `Possible duplicate of ${name}. It was not saved.`,
  changedMeanwhile:
    'This listing has changed since the preview, so it was left as it is. Please import the row again.',
  notSaved: 'This row could not be saved. Please look for unusual characters in it.',
  interrupted:
    'The site stopped while it read this file. Nothing was imported. Please choose the file again.',
  goesOn: (id: number) =>
    `This file is not fully imported yet. Do not send it again: import ${id} continues by itself, and /api/admin/imports/${id} shows how far it is.`,
  broken: 'Something went wrong on our side. Please try again in a moment.',

  importNotFound: 'There is no such import.',
  notRehearsed: 'This import is already running or done.',
  notUndoable:
    'This import cannot be undone: it is not done, or it was done more than 24 hours ago.',

  done: (successful: number, failed: number) =>
    failed === 0
      ? `Imported ${rows(successful)}.`
      : `Imported ${rows(successful)}, ${rows(failed)} failed.`,
  /** The source of a row that names none. */
  sourceTitle: 'A list sent to us',
  errorColumn: 'error',
  outcomes: {
    create: 'create',
    update: 'update',
    unchanged: 'unchanged',
    duplicate: 'possible duplicate',
    error: 'error',
    created: 'created',
    updated: 'updated',
  } satisfies Record<ImportOutcome, string>,
}
