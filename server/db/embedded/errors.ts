/** Another process, or this one a second time, has the data folder open. */
export class DataFolderBusy extends Error {
  override name = 'DataFolderBusy'
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

/** The data folder cannot be made, written or filled. */
export class DataFolderUnusable extends Error {
  override name = 'DataFolderUnusable'
}

/** The data folder was written by another PostgreSQL major version. */
export class FolderVersionMismatch extends Error {
  override name = 'FolderVersionMismatch'
  constructor(folder: string, found: string, needed: string) {
    super(
      `The data folder ${folder} was written by ${found}, and this version needs ${needed}. Nothing was changed. ` +
        'To move your data: run `npm run backup` with the version that wrote it, ' +
        'then set DATA_DIR to a new folder and run `npm run restore` with this version.',
    )
  }
}

/** The database would acknowledge what is not on the disk yet, so it must not serve. */
export class NotDurable extends Error {
  override name = 'NotDurable'
  readonly reason: string
  constructor(reason: string) {
    super(
      `The embedded database will not start, because it could lose what it has confirmed: ${reason} ` +
        'Your data was not changed. Install the exact versions with `npm ci`, ' +
        'or set DATABASE_URL to use a PostgreSQL server.',
    )
    this.reason = reason
  }
}

/** A query ran over its limit and was ended; the code is the one PostgreSQL uses for statement_timeout. */
export class QueryTooLong extends Error {
  override name = 'QueryTooLong'
  code = '57014'
  constructor(limitMs: number) {
    super(`The query ran longer than ${limitMs / 1000} s and was ended.`)
  }
}

/** The database ended under a query and starts again; the code is PostgreSQL's crash_shutdown. */
export class DatabaseCrashed extends Error {
  override name = 'DatabaseCrashed'
  code = '57P02'
  constructor(reason: string) {
    super(`The embedded database ended unexpectedly: ${reason}`)
  }
}
