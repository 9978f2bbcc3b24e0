import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { startSite } from '../tests/support/site.ts'
import { buildOrExit } from './build.ts'
import { installDebianPackages, runs } from './debian.ts'

/** `npm run check:html`: each kind of page, as the server sends it, against html-validate and the checker of the W3C. */

interface Page {
  path: string
  status?: number
  html: string
}

readyJava()
buildOrExit(process.cwd())
const pages = await fetchPages()
const mistakes = [...(await htmlValidate(pages)), ...nuChecker(pages)]
for (const mistake of mistakes) console.log(mistake)
console.log(`\n${pages.length} pages, ${mistakes.length} errors`)
process.exit(mistakes.length === 0 ? 0 : 1)

async function fetchPages(): Promise<Page[]> {
  const site = await startSite()
  try {
    const firstOf = async (path: string) => (await (await fetch(site.origin + path)).json())[0]
    const listing = await firstOf('/api/listings')
    const post = await firstOf('/api/blog/published')
    const wanted = [
      { path: '/' },
      { path: '/directory' },
      { path: '/directory?category=therapists' },
      { path: '/directory?view=list' },
      { path: '/directory?search=zzzz' },
      { path: `/listing/${listing.id}` },
      { path: '/listing/999999', status: 404 },
      { path: '/blog' },
      { path: `/blog/${post.slug}` },
      { path: '/about' },
      { path: '/about/facts' },
      { path: '/about/sources' },
      { path: '/about/privacy' },
      { path: '/about/terms' },
      { path: '/about/accessibility' },
      { path: '/events' },
      { path: '/contact' },
      { path: '/display' },
      { path: '/advertise' },
      { path: '/help-now' },
      { path: '/auth' },
      { path: '/login' },
      { path: '/login?problem=link-used' },
      { path: '/login/new' },
      { path: '/account' },
      { path: '/no-such-page', status: 404 },
    ]
    const pages: Page[] = []
    // One after the other: a site that is asked for more than it can answer in time says so.
    for (const page of wanted) pages.push(await fetchPage(site.origin, page))
    return pages
  } finally {
    await site.stop()
  }
}

async function fetchPage(
  origin: string,
  { path, status = 200 }: Omit<Page, 'html'>,
): Promise<Page> {
  const answer = await fetch(origin + path)
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}.`)
  return { path, html: await answer.text() }
}

/** With the rules of .htmlvalidate.mjs. */
async function htmlValidate(pages: Page[]): Promise<string[]> {
  const checker = new HtmlValidate(new FileSystemConfigLoader())
  const reports = pages.map(async ({ path, html }) => {
    const { results } = await checker.validateString(html, join(process.cwd(), 'page.html'))
    return results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column, selector }) =>
          `${path} ${line}:${column} ${message} (${ruleId}) ${selector ?? ''}`,
      ),
    )
  })
  return (await Promise.all(reports)).flat()
}

interface NuMessage {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning'
  url: string
  message: string
  extract?: string
}

/** The Nu Html Checker, on all pages in one start of Java. Its warnings count too. */
function nuChecker(pages: Page[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'saath-html-'))
  const files = pages.map(({ html }, number) => {
    const file = join(folder, `${number}.html`)
    writeFileSync(file, html)
    return file
  })
  const options = ['--format', 'json', '--exit-zero-always']
  const jar = join('node_modules', 'vnu-jar/build/dist/vnu.jar')
  // It ends before compiling for speed has paid, and without takes half the processor time, but more of the stack.
  const brief = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']
  const { stderr, status } = spawnSync('java', [...brief, '-jar', jar, ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(`The checker of the W3C did not run: ${stderr}`)
  const { messages }: { messages: NuMessage[] } = JSON.parse(stderr)
  // Notes that are no warnings are about the slash in "<br/>", which is how React writes it.
  const mistakes = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
  return mistakes.map(({ type, subType, url, message, extract }) => {
    const page = pages[Number.parseInt(basename(url), 10)]
    return `${page?.path} ${message} (W3C ${subType ?? type}) ${extract ?? ''}`
  })
}

function readyJava(): void {
  if (runs('java', ['-version'])) return
  if (installDebianPackages(['default-jre-headless']) && runs('java', ['-version'])) return
  throw new Error('The checker of the W3C needs Java. Please install a Java runtime, 11 or newer.')
}
