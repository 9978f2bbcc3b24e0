import ArrowLeft from 'lucide-react/icons/arrow-left'
import { postPath } from '../../../shared/blog/rules.ts'
import type { Post } from '../../../shared/blog/blog.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ShareOnWhatsApp } from '../../parts/external-link/share-on-whatsapp.tsx'
import { words } from './words.ts'

/** What you can do with a post after reading it. */
export function ShareLinks({
  post: { title, slug },
  publicUrl,
}: {
  post: Post
  publicUrl: string
}) {
  return (
    <div className="btn-row">
      <ShareOnWhatsApp lines={[title, publicUrl + postPath(slug)]} look="outlined" />
      <ButtonLink to="/blog" look="quiet" icon={ArrowLeft}>
        {words.back}
      </ButtonLink>
    </div>
  )
}
