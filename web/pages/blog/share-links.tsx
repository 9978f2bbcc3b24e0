import ArrowLeft from 'lucide-react/icons/arrow-left'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Link } from 'react-router'
import { postPath } from '../../../shared/blog/rules.ts'
import type { Post } from '../../../shared/blog/blog.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { words } from './words.ts'

/** What you can do with a post after reading it. */
export function ShareLinks({
  post: { title, slug },
  publicUrl,
}: {
  post: Post
  publicUrl: string
}) {
  const text = words.shareText(title, publicUrl + postPath(slug))
  return (
    <>
      <p className="lone-links">
        {words.somethingWrong}{' '}
        <Link to={contactPath({ kind: 'wrong', article: slug })}>{words.tellUsRight}</Link>
      </p>
      <div className="btn-row">
        <ExternalLink
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          button="outlined"
          icon={MessageCircle}
        >
          {words.share}
        </ExternalLink>
        <ButtonLink to="/blog" look="quiet" icon={ArrowLeft}>
          {words.back}
        </ButtonLink>
      </div>
    </>
  )
}
