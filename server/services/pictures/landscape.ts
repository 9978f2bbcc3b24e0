/** The files of pictures of listings, posts and advertisements. */
import { LISTING_PICTURE_WIDTHS } from '../../../shared/pictures.ts'
import { notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { fileNames, type PictureStore } from './store.ts'

/** The picture that a file is of; throws not found where it is none of a landscape picture's. */
export function pictureOfFile(file: string): string {
  const name = file.split('-')[0] ?? ''
  if (!fileNames(name, LISTING_PICTURE_WIDTHS).includes(file)) throw notFound(say.notFound)
  return name
}

/** Throws not found where there is no such file. */
export async function bytesOfFile(store: PictureStore, file: string) {
  const bytes = await store.read(file)
  if (!bytes) throw notFound(say.notFound)
  return bytes
}
