import { words } from './words.ts'

/** In this order: Edge calls itself Chrome, and everybody calls themselves Safari. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** "Chrome on Android", from what the browser calls itself. */
export function deviceName(userAgent: string | null): string {
  const browser = find(BROWSERS, userAgent)
  const system = find(SYSTEMS, userAgent)
  if (browser && system) return words.browserOn(browser, system)
  return browser ?? system ?? words.unknownDevice
}

const find = (names: [RegExp, string][], text: string | null) =>
  names.find(([sign]) => sign.test(text ?? ''))?.[1]
