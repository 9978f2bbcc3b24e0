import { decidingFields } from './deciding-field-words.ts'
import { publicFields } from './words.ts'

const { taluka: _taluka, district: _district, coordinates: _coordinates, ...fields } = publicFields

/** What the fields are called in which somebody writes of a listing. */
export const submittedFields = {
  ...fields,
  category: 'Category',
  town: 'Town or village',
  region: 'State or union territory',
  ...decidingFields,
  picture: 'Picture',
}
