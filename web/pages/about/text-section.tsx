import type { ReactNode } from 'react'

/** A part of a text: a heading of its own where it has one, paragraphs, then points. */
export interface TextBlock {
  title?: string
  paragraphs?: string[]
  points?: string[]
}

interface TextSectionProps {
  id: string
  title: string
  blocks: TextBlock[]
  /** What follows the text. */
  children?: ReactNode
}

export function TextSection({ id, title, blocks, children }: TextSectionProps) {
  return (
    <section className="prose" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {blocks.map((block) => (
        <Block key={block.title ?? block.paragraphs?.[0] ?? block.points?.[0]} {...block} />
      ))}
      {children}
    </section>
  )
}

function Block({ title, paragraphs = [], points = [] }: TextBlock) {
  return (
    <>
      {title && <h3>{title}</h3>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  )
}
