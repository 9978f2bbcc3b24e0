import { MAX_UNLIMITED } from '../limits.ts'

/** Most listings one map shows. */
export const MAX_MAPPED = MAX_UNLIMITED

/** Points as near as this are listed one by one, however many they are: several thousand may share a town's point. */
export const NEAREST_ZOOM = 14

/** The side of the squares in which listings are counted at a zoom, in degrees: about as wide as a group is drawn. */
export const squareAt = (zoom: number) => (80 * 360) / (256 * 2 ** zoom)
