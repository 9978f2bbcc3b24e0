import { MAX_UNLIMITED } from '../limits.ts'

/** Most listings one map shows. */
export const MAX_MAPPED = MAX_UNLIMITED

/** Points as near as this are listed one by one, however many they are: several thousand may share a town's point. */
export const NEAREST_ZOOM = 14

/** About as wide as a group is drawn, in pixels, so that hardly two lie over each other. */
export const GROUP_SPAN = 80

/** The side of the squares in which listings are counted at a zoom, in degrees. */
export const squareAt = (zoom: number) => (GROUP_SPAN * 360) / (256 * 2 ** zoom)
