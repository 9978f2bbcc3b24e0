import Users from 'lucide-react/icons/users'
import type { Preferences } from '../../../shared/preferences.ts'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { Arch } from '../../ui/arch.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { words } from './words.ts'

/** A card and a note as they look with these settings, before they are kept. Nothing in it can be pressed. */
export function Preview({ of: { palette, text, spacing } }: { of: Preferences }) {
  return (
    <aside className="stack-s" aria-labelledby="preview">
      <h2 id="preview">{words.preview}</h2>
      <div
        className="preview"
        data-palette={palette}
        data-text={text}
        data-spacing={spacing}
        // Something may have been chosen before React came.
        suppressHydrationWarning
      >
        <div className="lc" data-category="therapists">
          <div className="lc-top">
            <Arch size="icon">
              <CategoryIcon category="therapists" />
            </Arch>
            <span>
              <b>{words.previewKind}</b>
              <span>{words.previewPlace}</span>
            </span>
          </div>
          <h3>{words.previewName}</h3>
          <p>{words.previewText}</p>
          <ul className="lc-know">
            <li>
              <Icon of={Users} isSmall />
              <span>{words.previewAges}</span>
            </li>
          </ul>
        </div>
        <Note>
          <p>{words.previewNote}</p>
        </Note>
      </div>
    </aside>
  )
}
