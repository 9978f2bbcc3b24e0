/** Why PostgreSQL is not started, as a sentence that a person can act on. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/** Another process, or this one a second time, has the data folder open. */
export class DataFolderBusy extends CannotStart {
  override name = 'DataFolderBusy'
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}
