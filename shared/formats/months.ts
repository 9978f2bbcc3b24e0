/** `Intl` knows them, too, but starting it takes a slow phone 200 ms. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
