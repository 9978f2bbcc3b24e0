import type { Post } from '../../../shared/blog.ts'

export const RELATED = 2

type Kin = Pick<Post, 'id' | 'category' | 'tags'>

/** The posts that share most with one: its category and its tags; among equals the order given. */
export function relatedTo<P extends Kin>(post: Kin, posts: P[]): P[] {
  const shared = ({ category, tags }: Kin) =>
    Number(category === post.category) + tags.filter((tag) => post.tags.includes(tag)).length
  return posts
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED)
}
