import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { installDebianPackages } from './debian.ts'

/** What the browser of the tests writes with. The machine's own fonts would decide where a line breaks. */
const FONTS = {
  /** Close to what most devices have, and with the letters of Hindi, Marathi and Konkani. */
  noto: {
    family: 'Noto Sans',
    debianPackage: 'fonts-noto-core',
    files: [
      'NotoSans-Regular.ttf',
      'NotoSans-Bold.ttf',
      'NotoSans-Italic.ttf',
      'NotoSansDevanagari-Regular.ttf',
      'NotoSansDevanagari-Bold.ttf',
    ],
  },
  /** Wider than those, and all that many a Linux has. */
  dejavu: {
    family: 'DejaVu Sans',
    debianPackage: 'fonts-dejavu-core',
    files: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'],
  },
}

export type Fonts = keyof typeof FONTS

/** The environment in which a browser knows these fonts and no others. Installs them if need be. */
export function readyFonts(name: Fonts): NodeJS.ProcessEnv {
  // Elsewhere nothing asks fontconfig.
  if (process.platform !== 'linux') return process.env
  const { family, debianPackage, files } = FONTS[name]
  const found =
    findFiles(files) ?? (installDebianPackages([debianPackage]) ? findFiles(files) : undefined)
  if (!found)
    throw new Error(
      `The browser tests need the font ${family}. Please install the package "${debianPackage}", or copy its files to ~/.local/share/fonts.`,
    )
  const folder = join(process.cwd(), '.cache/fonts', name)
  mkdirSync(folder, { recursive: true })
  for (const file of found) link(file, join(folder, basename(file)))
  const settings = `${folder}.conf`
  writeFileSync(settings, describe(folder, family))
  return { ...process.env, FONTCONFIG_FILE: settings }
}

/** Where the files are; nothing unless all of them are there. */
function findFiles(names: string[]): string[] | undefined {
  const there = [
    join(homedir(), '.local/share/fonts'),
    '/usr/local/share/fonts',
    '/usr/share/fonts',
  ]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
  const found = names.flatMap((name) => there.find((path) => basename(path) === name) ?? [])
  return found.length === names.length ? found : undefined
}

function link(file: string, place: string): void {
  // What leads nowhere, since its package went, counts as not there.
  if (existsSync(place)) return
  rmSync(place, { force: true })
  symlinkSync(file, place)
}

/** All that fontconfig is told: nothing of the machine's own settings is read. */
const describe = (folder: string, family: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escape(folder)}</dir>
  <cachedir>${escape(`${folder}.cache`)}</cachedir>
  ${['system-ui', 'sans-serif', 'serif', 'monospace']
    .map(
      (alias) =>
        `<alias binding="same"><family>${alias}</family><prefer><family>${family}</family></prefer></alias>`,
    )
    .join('\n  ')}
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
