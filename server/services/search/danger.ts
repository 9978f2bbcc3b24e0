/** The card that answers a search first when it tells of danger (ruling 48). */
import { postPath } from '../../../shared/blog/rules.ts'
import { isDanger, type Danger, type DangerTopic } from '../../../shared/search/danger.ts'
import { directoryPath } from '../../../shared/listings/directory.ts'
import { HELPLINES } from '../../../shared/site.ts'
import type { Database } from '../../db/open.ts'
import type { ServerEnv } from '../../env/env.ts'
import { tellsOfThePast } from '../../search/danger/past.ts'
import { words, type Helpline } from '../../search/danger/words.ts'
import type { Understood } from '../../search/understand.ts'
import { readAnswers } from '../answers/rows.ts'

export type DangerSettings = Pick<ServerEnv, 'EMERGENCY_NUMBER'>

export async function findDanger(
  db: Database,
  settings: DangerSettings,
  { topics, reading, search }: Pick<Understood, 'topics' | 'reading' | 'search'>,
): Promise<Danger | null> {
  const [topic] = topics
  if (!topic) return null
  if (topic === 'cure') return cureCard(db, namesAnother(search, reading))
  // What is over is to be prevented; whom to call stays above it.
  const isOver = topic === 'missing' && tellsOfThePast(search)
  const articles = await linksTo(db, isOver ? [STOP_RUNNING_OFF] : articlesFor(topic, reading))
  return helpCard(topic, topics, settings, { articles, isOver })
}

/** Each is the name of an article, or of a section of it: `slug#anchor`. */
function articlesFor(topic: DangerTopic, { parts }: Understood['reading']): string[] {
  const told = new Set(parts.map(({ concept }) => concept?.name))
  const [, articles = []] =
    READ[topic]?.find(([concepts]) => concepts === ANY || concepts.some((one) => told.has(one))) ??
    []
  return articles
}

const RUNS_OFF = 'when-a-child-runs-off'
const STOP_RUNNING_OFF = `${RUNS_OFF}#h-how-do-i-stop-my-child-running-off`
const MELTDOWNS = 'meltdowns-shutdowns-and-burnout'
const HELP_IN_MELTDOWNS = `${MELTDOWNS}#h-how-can-i-help-my-autistic-child-who-has-meltdowns`
const CHILD_HITS = 'when-your-child-hits-you'
const SISTERS = 'brothers-and-sisters#h-he-breaks-her-things-or-hits-her-how-do-i-protect-her'
const MAY_WE_LOCK = `${CHILD_HITS}#h-may-we-lock-our-child-in-a-room-or-in-the-house-when-we-go-to-work`
const WHAT_IS_PRIVATE = 'autism-and-the-teenage-years#h-how-do-we-teach-what-is-private'
const AT_WORK = 'autistic-at-work'
const FIRST_AID = 'first-aid-choking-fits-and-swallowed-things'
const BITES =
  'stimming-rocking-humming-flapping#h-she-chews-her-shirt-or-bites-her-hand-what-instead'
const PHOTOS_FOR_MONEY =
  'when-somebody-takes-my-money#h-somebody-wants-money-or-he-shows-my-photos-what-do-i-do'
const RESPITE = 'respite-and-life-after-parents'
const MEET_OTHERS = 'autistic-as-an-adult#h-where-can-i-meet-other-autistic-adults'

/** What the vocabulary calls what an article is about. */
const OVERLOAD = [
  'burnout',
  'help in distress',
  'sensory overload',
  'shutdown somewhere',
  'speech delay',
]
const WORK = ['employment', 'rights at work']

/** Whatever else is told. */
const ANY = 'anything'

/** What to read, by what is told besides: the first that fits. */
const READ: Partial<Record<DangerTopic, [concepts: string[] | typeof ANY, articles: string[]][]>> =
  {
    // "He runs off at the market": nobody may be missing now, and what helps before is to be read.
    missing: [[ANY, [RUNS_OFF]]],
    'self-injury': [[ANY, [BITES, HELP_IN_MELTDOWNS, MELTDOWNS]]],
    'self-harm': [[OVERLOAD, [MELTDOWNS]]],
    emergency: [
      [['first aid', 'epilepsy'], [FIRST_AID]],
      [OVERLOAD, [MELTDOWNS]],
    ],
    violence: [
      // "Touching private parts" may be said of a child who touches his own.
      [['private behaviour'], [WHAT_IS_PRIVATE]],
      [['locked in'], [MAY_WE_LOCK]],
      [['money that somebody takes'], [PHOTOS_FOR_MONEY]],
      [['student life'], ['at-college-or-university']],
      [['hurt at school', 'teasing'], ['teased-bullied-or-hurt-at-school']],
      [WORK, [AT_WORK]],
      // It is not the child who hits.
      [['partner'], []],
      [['a child who hits a brother or sister'], [SISTERS, CHILD_HITS]],
      [['a child who hits'], [CHILD_HITS]],
    ],
    exhaustion: [
      [
        ['life after parents', 'coming of age', 'legal guardianship'],
        ['legal-guardianship-after-18', RESPITE],
      ],
      [['partner'], ['when-your-partner-is-autistic', MELTDOWNS]],
      [WORK, [MELTDOWNS, AT_WORK]],
      [OVERLOAD, [MELTDOWNS]],
      [['loneliness'], [MEET_OTHERS]],
      [['parents', 'grandparents', 'respite care'], [RESPITE]],
    ],
  }

/** A short code (ruling 49). */
const WOMEN_HELPLINE = '181'

/** Whom to call, the fitting number first. */
const HELPLINES_FOR: Record<Exclude<DangerTopic, 'cure'>, Helpline[]> = {
  emergency: ['danger'],
  missing: ['danger', 'child'],
  violence: ['danger', 'woman', 'child', 'low'],
  'self-harm': ['low', 'danger', 'child'],
  'self-injury': ['danger', 'low'],
  exhaustion: ['low', 'danger', 'child'],
}

/** What is looked for where no listing has the words: nobody in distress reads that nothing was found, and what is near it. */
export const MAY_HELP: Record<DangerTopic, string[]> = {
  emergency: ['hospital'],
  missing: ['112', '1098'],
  violence: ['1098', 'disability commission'],
  'self-harm': ['mental health helpline', 'emergency psychiatry'],
  'self-injury': ['mental health helpline', 'emergency psychiatry'],
  exhaustion: ['mental health helpline', 'support group'],
  cure: ['paediatrician'],
}

function helpCard(
  topic: Exclude<DangerTopic, 'cure'>,
  topics: DangerTopic[],
  { EMERGENCY_NUMBER }: DangerSettings,
  { articles, isOver }: { articles: Danger['links']; isOver: boolean },
): Danger {
  const isInjury = topics.includes('self-injury') && !topics.includes('self-harm')
  // "He took pills, he wants to die" is about more than one thing.
  const helplines = new Set(topics.filter(isDanger).flatMap((one) => HELPLINES_FOR[one]))
  const numbers = {
    danger: EMERGENCY_NUMBER,
    woman: WOMEN_HELPLINE,
    child: HELPLINES.children,
    low: HELPLINES.mentalHealth,
  }
  return {
    topic,
    title: words.titles[topic],
    text: isInjury ? words.keepSafe : topic === 'missing' ? words.checkWater : null,
    // Who hits himself is heard as hitting, too.
    calls: [...helplines]
      .filter((one) => one !== 'woman' || topic === 'violence')
      .map((helpline) => ({
        number: numbers[helpline],
        when: whenToCall(topic)[helpline],
        say: helpline === 'low' && isInjury ? words.say.injuring : sayTo(helpline, topic),
      })),
    show: { ...words.speaking, text: words.speaking.text(EMERGENCY_NUMBER) },
    links: [
      ...(isOver ? articles : []),
      { to: '/help-now', label: words.helpNow },
      { to: '/help-now#speak', label: words.withoutCalling },
      ...(isOver ? [] : articles),
      ...(topic === 'exhaustion'
        ? [{ to: directoryPath({ category: 'support-groups' }), label: words.groups }]
        : []),
      ...(topic === 'self-injury'
        ? [{ to: directoryPath({ category: 'doctors-specialists' }), label: words.doctors }]
        : []),
    ],
  }
}

function whenToCall(topic: DangerTopic) {
  if (topic === 'self-injury') return words.whenInjuring
  return topic === 'missing' ? words.whenMissing : words.when
}

function sayTo(helpline: Helpline, topic: DangerTopic): string {
  const { say } = words
  if (helpline === 'low') return topic === 'exhaustion' ? say.tired : say.low
  if (helpline === 'woman') return say.woman
  if (helpline === 'child') return topic === 'missing' ? say.missingChild : say.child
  if (topic === 'self-injury') return say.emergency
  return topic === 'missing' || topic === 'emergency' || topic === 'violence'
    ? say[topic]
    : say.danger
}

/** What clinics promise, and what a court said of it, which is said only where you can read on. */
const PROMISES = 'promises-of-a-cure'
const JUDGMENT = 'stem-cells-and-the-supreme-court'

/** The court spoke of stem cells alone; who is offered drops or a diet reads of promises first. */
const namesAnother = (search: string, { parts }: Understood['reading']) =>
  !/stem|cells?\b|स्टेम/iu.test(search) && parts.some(({ concept }) => !concept?.role)

async function cureCard(db: Database, isOther: boolean): Promise<Danger> {
  const links = await linksTo(db, isOther ? [PROMISES, JUDGMENT] : [JUDGMENT, PROMISES])
  const isJudged = !isOther && links.some(({ to }) => to === postPath(JUDGMENT))
  return {
    topic: 'cure',
    title: words.titles.cure,
    text: isJudged ? words.cure.court : words.cure.support,
    calls: [],
    show: isOther ? words.cure.askProof : words.cure.askTrial,
    links,
  }
}

/** To those of these articles and their sections that are published, in this order. */
async function linksTo(db: Database, names: string[]): Promise<Danger['links']> {
  const pages = names.map((name) => {
    const [slug = '', anchor = ''] = name.split('#')
    return { path: postPath(slug), anchor }
  })
  const found = await readAnswers(db, pages, new Date())
  return found.map(({ path, title }) => ({ to: path, label: title }))
}
