import { Details } from '../../ui/details.tsx'

/** A part of a text: a heading of its own where it has one, paragraphs, points, and what follows these. */
export interface TextBlock {
  title?: string
  paragraphs?: string[]
  points?: string[]
  after?: string[]
  /** One press away: what only some readers look for in a long text. */
  isFolded?: boolean
}

export function TextBlocks({ of, level = 2 }: { of: TextBlock[]; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  return of.map((block) => {
    const key = block.title ?? block.paragraphs?.[0]
    if (block.isFolded)
      return (
        <Details key={key} className="fold" level={level} summary={block.title}>
          <Body of={block} />
        </Details>
      )
    if (!block.title) return <Body key={key} of={block} />
    return (
      <section key={key}>
        <Title>{block.title}</Title>
        <Body of={block} />
      </section>
    )
  })
}

const Body = ({ of: { paragraphs = [], points = [], after = [] } }: { of: TextBlock }) => (
  <>
    <Paragraphs of={paragraphs} />
    {points.length > 0 && (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    <Paragraphs of={after} />
  </>
)

const Paragraphs = ({ of }: { of: string[] }) =>
  of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
