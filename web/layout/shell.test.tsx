import Heart from 'lucide-react/icons/heart'
import Search from 'lucide-react/icons/search'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../../shared/listings/category-names.ts'
import { CategoryDrawing } from '../parts/drawings/category-drawing.tsx'
import { CategoryIcon } from '../parts/drawings/category-icon.tsx'
import { HeroArt } from '../parts/drawings/hero-art.tsx'
import { Arch } from '../ui/arch.tsx'
import { Badge } from '../ui/badge.tsx'
import { Breadcrumbs } from '../parts/page-head/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { Button } from '../ui/button/button.tsx'
import { MetaItem, MetaList, Card, CardFoot, CardTop } from '../ui/card.tsx'
import { Chip, RemoveChip } from '../ui/chip.tsx'
import { Choice } from '../ui/form/choice.tsx'
import { Details } from '../ui/details.tsx'
import { DialogOpener } from '../ui/dialog/dialog-opener.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { CategoryTile } from '../ui/category-tile.tsx'
import { Empty } from '../ui/empty.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'
import { ExternalLink } from '../parts/external-link/external-link.tsx'
import { CategoryLabel } from '../ui/category-label.tsx'
import { MoreLink } from '../ui/button/more-link.tsx'
import { Note } from '../ui/note.tsx'
import { SkeletonRow } from '../ui/skeleton-row.tsx'
import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import { Stars } from '../ui/stars.tsx'
import { Steps } from '../ui/form/steps.tsx'
import { Time } from '../ui/time.tsx'
import { LinkSwitch } from '../ui/link-switch.tsx'
import { Shell } from './shell.tsx'
import type { ShellProps } from './types.ts'

const props: Omit<ShellProps, 'children'> = {
  site: {
    name: 'Saath',
    emergencyNumber: '112',
    operatorName: 'Example Trust',
    contactEmail: 'hello@example.org',
    contactPhone: '+91 832 222 3333',
    donationUrl: 'https://example.org/coffee',
  },
  navigation: [
    { to: '/directory', label: 'Directory', holds: ['/listing'] },
    { to: '/blog', label: 'Blog' },
    { to: '/display', label: 'Display and comfort', short: 'Display' },
    { to: '/submit-listing', label: 'Add Listing', look: 'button' },
  ],
  emergency: { to: 'tel:112', label: 'Emergency Help' },
  quickLinks: [{ to: '/blog', label: 'Blog' }],
  footerCategories: [{ slug: 'therapists', name: 'Therapists' }],
  shortcuts: [
    { to: 'tel:112', label: 'Emergency Help', icon: 'emergency' },
    { to: '/directory', label: 'Find Services', icon: 'find' },
  ],
}

const draw = (changes: Partial<ShellProps> = {}, at = '/blog') =>
  renderToString(
    <MemoryRouter initialEntries={[at]}>
      <Shell {...props} {...changes}>
        {changes.children}
      </Shell>
    </MemoryRouter>,
  )

const parts = (
  <>
    <HeroArt />
    <Breadcrumbs trail={[{ to: '/events', label: 'Events' }]} here="Blog" />
    <Button icon={Search} disabledBecause="Write first.">
      Search
    </Button>
    <ButtonLink to="mailto:a@example.org">Write</ButtonLink>
    <Card category="therapists">
      <CardTop
        picture={
          <Arch>
            <CategoryDrawing category="therapists" />
          </Arch>
        }
      >
        <CategoryLabel icon={<CategoryIcon category="therapists" />}>Therapists</CategoryLabel>
        <Badge look="paid">Sponsored</Badge>
      </CardTop>
      <MetaList>
        <MetaItem icon={Heart} isUnknown>
          <Time of="2026-11-14" />
        </MetaItem>
      </MetaList>
      <CardFoot>
        <MoreLink to="/listing/1" about=" of A" hasArrow>
          View
        </MoreLink>
      </CardFoot>
    </Card>
    <Chip isPressed>Schools</Chip>
    <RemoveChip to="/directory" remove="Remove">
      Goa
    </RemoveChip>
    <Choice type="radio" name="c" count={3}>
      All
    </Choice>
    <Details summary="More">Text</Details>
    <DialogOpener opens="d">Open</DialogOpener>
    <Dialog id="d" title="Title" close="Close">
      Text
    </Dialog>
    {CATEGORIES.map(({ slug, name }) => (
      <CategoryTile
        key={slug}
        to="/directory"
        category={slug}
        icon={<CategoryIcon category={slug} />}
        name={name}
        text={name}
        count="1 listing"
        go="View All"
      />
    ))}
    <Empty title="Nothing" />
    <ErrorSummary title="Problem" errors={[{ field: 'a', message: 'Write it' }]} />
    <ExternalLink href="https://example.org" button="outlined">
      Maps
    </ExternalLink>
    <Note look="warn">Text</Note>
    Text
    <Loading label="Loading">
      <SkeletonCard />
      <SkeletonRow />
    </Loading>
    <Stars rating={4.6} label="4.6 of 5" count="(5 reviews)" />
    <Steps steps={['First', 'Then']} />
    <LinkSwitch
      label="View"
      options={[{ to: '?view=grid', label: 'Grid', icon: Search, isCurrent: true }]}
    />
  </>
)

/** What a link or button is called: its text without what is hidden from screen readers. */
function names(html: string): string[] {
  const pressed = html.matchAll(/<(a|button|summary)\b[^>]*>(.*?)<\/\1>/gs)
  return [...pressed].map(([, , inside = '']) =>
    inside
      .replaceAll(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, '')
      .trim(),
  )
}

test('no part draws a style attribute: the content security policy would refuse it', () => {
  expect(draw({ children: parts })).not.toContain(' style="')
})

test('everything one can press has a name', () => {
  const all = names(draw({ children: parts, account: { state: 'guest', signIn: '/api/login' } }))
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter((name) => name === '')).toEqual([])
})

test('every icon and drawing is hidden from screen readers', () => {
  const svgs = draw({ children: parts }).match(/<svg[^>]*>/g) ?? []
  expect(svgs.filter((svg) => !svg.includes('aria-hidden="true"'))).toEqual([])
})

test('the skip link comes first and leads to the main part', () => {
  const html = draw()
  expect(html.startsWith('<a class="skip" href="#main">')).toBe(true)
  expect(html).toContain('<main id="main" tabindex="-1">')
})

test('the navigation marks the page one is on, in the bar and in the menu', () => {
  const blog = /<a[^>]*aria-current="page"[^>]*href="\/blog"/g
  expect(draw({}, '/blog').match(blog)).toHaveLength(2)
  expect(draw({}, '/listing/5').match(/aria-current="true"[^>]*href="\/directory"/g)).toHaveLength(
    2,
  )
})

test('a label with a short form is short in the bar, where it still has its whole name, and whole in the menu', () => {
  const links = draw().match(/<a[^>]*href="\/display"[^>]*>[^<]*/g) ?? []
  expect(
    links.map((link) => [link.includes('aria-label="Display and comfort"'), link.split('>')[1]]),
  ).toEqual([
    [true, 'Display'],
    [false, 'Display and comfort'],
  ])
})

test('what is not configured is left out of the footer', () => {
  const bare = draw({ site: { name: 'Saath', emergencyNumber: '112' } })
  expect(bare).not.toMatch(/mailto:|coffee|Run by/)
  expect(draw()).toContain('Run by Example Trust')
  expect(new Set(bare.match(/href="tel:[^"]*/g))).toEqual(new Set(['href="tel:112']))
  expect(bare).toContain('Goa, India')
  expect(draw()).toContain('href="tel:+918322223333"')
})

test('a site with another name has it written, not drawn', () => {
  const html = draw({ site: { ...props.site, name: 'Umang' } })
  expect(html).toContain('Umang, home')
  expect(html).not.toMatch(/class="word"|lang="hi"/)
})

test('without shortcuts there is no quick help', () => {
  expect(draw({ shortcuts: [] })).not.toContain('class="quick"')
})
