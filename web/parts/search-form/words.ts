export const words = {
  /** The field that searches everything on this site. */
  whole: 'Search this site',
  search: 'Search',
}
