import { LOCALE } from '../shared/formats/locale.ts'
import { readPreferences, type Preferences } from '../shared/preferences.ts'
import { STATE_ELEMENT, toInlineJson, type PageState } from './page-state.ts'

/** A style sheet: its text to inline, and its address for where it is needed later. */
interface Sheet {
  css: string
  href: string
}

/** The built files a page names. */
export interface Assets {
  /** What every page is drawn with, inlined: one round trip less before the first paint. Empty in development. */
  css: string
  /** What home needs besides, and what every other page does. Null in development. */
  inner: Sheet | null
  home: Sheet | null
  /** Style sheets to link instead, in development. */
  stylesheets: string[]
  /** Scripts that run as modules, in order. */
  scripts: string[]
}

interface Parts {
  /** What React drew: the tags it hoists for the head come first, then the app. */
  body: string
  state: PageState
  preferences: Preferences
  assets: Assets
  isHome: boolean
  /** The app has something to do before anybody presses (decision 30). */
  isAtOnce: boolean
}

export function drawDocument(parts: Parts): string {
  const { body, state, preferences, assets, isHome, isAtOnce } = parts
  const appStart = body.indexOf('<div id="app">')
  const data = `<script type="application/json" id="${STATE_ELEMENT}">${toInlineJson(state)}</script>`
  const scripts = assets.scripts
    .map(
      (src) =>
        `<script type="module" src="${src}" async${isAtOnce ? ' data-at-once' : ''}></script>`,
    )
    .join('')
  const { css, inner, home } = assets
  const [own, other] = isHome ? [home, inner] : [inner, home]
  // What the page leads to is drawn with the other: it is fetched when the page stands, and blocks nothing of it.
  const rest = other ? stylesheet(other.href) : ''
  return toHtml(
    preferences,
    { ...assets, css: css + (own?.css ?? '') },
    body.slice(0, appStart),
    body.slice(appStart) + data + scripts + rest,
  )
}

/** A page in plain HTML, without the app: for when the app itself is what failed. */
export function toPlainDocument(assets: Assets, title: string, body: string): string {
  return toHtml(readPreferences(''), assets, `<title>${title}</title>`, body)
}

const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`

function toHtml(preferences: Preferences, assets: Assets, head: string, body: string): string {
  const links = assets.stylesheets.map(stylesheet).join('')
  const style = assets.css ? `<style>${assets.css}</style>` : ''
  return `<!doctype html>
<html lang="${LOCALE}" ${htmlAttributes(preferences)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${style}${links}${head}${themeColour(preferences)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"></head>
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
