import { LOCALE } from '../shared/formats/locale.ts'
import { readPreferences, type Preferences } from '../shared/preferences.ts'
import { STATE_ELEMENT, toInlineJson, type PageState } from './page-state.ts'

/** A style sheet: what a page uses of it is inlined, one round trip less before the first paint; the rest comes later. */
export interface Sheet {
  css: string
  href: string
  /** What of it has an element to style in this HTML. */
  usedBy: (html: string) => string
}

/** The built files a page names. */
export interface Assets {
  /** Null in development. */
  sheet: Sheet | null
  /** Style sheets to link instead, in development. */
  stylesheets: string[]
  /** Scripts that run as modules, in order. */
  scripts: string[]
}

interface Parts {
  /** What React drew: the tags it hoists for the head come first, then the app. */
  body: string
  /** Or only the tag of it, where it is fetched with the app. */
  state: PageState | string
  preferences: Preferences
  assets: Assets
  /** The app has something to do before anybody presses (decision 30). */
  isAtOnce: boolean
}

interface Document {
  html: string
  /** What of it is the inlined style sheet. */
  style: string
}

export function drawDocument(parts: Parts): Document {
  const { body, state, preferences, assets, isAtOnce } = parts
  const { sheet, stylesheets } = assets
  const appStart = body.indexOf('<div id="app">')
  const data = `<script type="application/json" id="${STATE_ELEMENT}">${toInlineJson(state)}</script>`
  const scripts = assets.scripts
    .map(
      (src) =>
        `<script type="module" src="${src}" async${isAtOnce ? ' data-at-once' : ''}></script>`,
    )
    .join('')
  // Where the app draws at once, it may draw anything.
  const style = (isAtOnce ? sheet?.css : usedOf(sheet, preferences, body)) ?? ''
  // What script may draw besides: it is fetched when the page stands, and blocks nothing of it.
  const rest = sheet && !isAtOnce ? stylesheet(sheet.href) : ''
  const html = toHtml(
    preferences,
    { style, stylesheets },
    body.slice(0, appStart),
    body.slice(appStart) + data + scripts + rest,
  )
  return { html, style }
}

/** A page in plain HTML, without the app: for when the app itself is what failed. */
export function toPlainDocument(assets: Assets, title: string, body: string): Document {
  const { sheet, stylesheets } = assets
  const preferences = readPreferences('')
  const style = usedOf(sheet, preferences, body)
  const html = toHtml(preferences, { style, stylesheets }, `<title>${title}</title>`, body)
  return { html, style }
}

const usedOf = (sheet: Sheet | null, preferences: Preferences, body: string) =>
  sheet?.usedBy(`<html ${htmlAttributes(preferences)}>${body}`) ?? ''

const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`

function toHtml(
  preferences: Preferences,
  { style, stylesheets }: { style: string; stylesheets: string[] },
  head: string,
  body: string,
): string {
  const links = stylesheets.map(stylesheet).join('')
  const inlined = style ? `<style>${style}</style>` : ''
  return `<!doctype html>
<html lang="${LOCALE}" ${htmlAttributes(preferences)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${inlined}${links}${head}${themeColour(preferences)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"></head>
<body>${body}</body></html>`
}

/** The comfort settings stand on the first byte, so nothing changes under the reader's eyes. */
function htmlAttributes({ palette, text, spacing }: Preferences): string {
  return `data-palette="${palette}" data-text="${text}" data-spacing="${spacing}"`
}

/** --ground of each palette (tokens.css), for the browser's own bar. */
const GROUNDS = { light: '#faf6ee', dark: '#15201f', calm: '#e7e3d9' }

function themeColour({ palette }: Preferences): string {
  if (palette !== 'auto') return `<meta name="theme-color" content="${GROUNDS[palette]}">`
  return (['light', 'dark'] as const)
    .map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${GROUNDS[scheme]}">`,
    )
    .join('')
}
