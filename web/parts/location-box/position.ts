export interface Position {
  latitude: number
  longitude: number
}

/** §9: the best the device can do, within ten seconds; a position of the last five minutes will do. */
const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 5 * 60_000,
}

/** Why there is no position: the browser's code of §8, or 'unsupported'. */
export class PositionRefused extends Error {
  readonly code: number | 'unsupported'

  constructor(code: number | 'unsupported') {
    super(`No position: ${code}`)
    this.code = code
  }
}

/**
 * Where the visitor is, rounded to 0.01° (about 1 km) before anything else learns of it (ruling 13).
 * The browser asks first: call it from a press only. Throws PositionRefused.
 */
export async function readPosition(): Promise<Position> {
  if (!('geolocation' in navigator)) throw new PositionRefused('unsupported')
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code }) => reject(new PositionRefused(code)),
      OPTIONS,
    )
  })
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100
