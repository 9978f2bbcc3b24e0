import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { postsNamed } from '../../queries/blog/blog.ts'
import { settings } from '../../queries/site.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Details } from '../../ui/details.tsx'
import { QUESTION_POSTS } from './question-posts.ts'
import { questions, type Question } from './question-words.ts'
import { words } from './words.ts'

/** The five questions of §2, each answer one press away; the structured data repeats them (ruling 32). */
export function Questions() {
  const site = useSuspenseQuery(settings()).data
  return (
    <section className="stack" aria-labelledby="questions">
      <h2 id="questions">{words.questions}</h2>
      <div>
        {questions(site).map((question) => (
          <Details key={question.question} className="fold" level={3} summary={question.question}>
            <div className="stack-s">
              {question.answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <More of={question} />
            </div>
          </Details>
        ))}
      </div>
    </section>
  )
}

/** The way on; one that leads to an article appears only when the article is published. */
function More({ of: { more, post } }: { of: Question }) {
  const posts = useQuery(postsNamed(QUESTION_POSTS)).data
  if (post && !posts?.some(({ slug }) => slug === post)) return null
  return (
    <MoreLink to={post ? `/blog/${post}` : more.to} hasArrow>
      {more.label}
    </MoreLink>
  )
}
