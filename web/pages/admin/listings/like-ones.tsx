import { useEffect, useRef, useState } from 'react'
import { placeWords } from '../../../parts/listing/place-words.ts'
import { findDuplicates } from '../../../queries/submissions.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { words } from './words.ts'

const TELLING = ['name', 'phone', 'website', 'town', 'region'] as const

/** Listings that look much like the one that is written in the form around it, asked whenever a telling field is left. */
export function LikeOnes() {
  const box = useRef<HTMLDivElement>(null)
  const [listings, setListings] = useState<Awaited<ReturnType<typeof findDuplicates>>>([])
  useEffect(() => {
    const form = box.current?.closest('form')
    const lookFor = ({ target }: FocusEvent) => {
      const isTelling = TELLING.some((name) => (target as HTMLInputElement).name === name)
      if (!form || !isTelling) return
      const typed = new FormData(form)
      const [name = '', phone, website, town, region] = TELLING.map((field) =>
        String(typed.get(field) ?? ''),
      )
      if (name.trim() === '') return setListings([])
      // It only warns, so it may fail.
      findDuplicates({ name, phone, website, town, region }).then(setListings, () => undefined)
    }
    form?.addEventListener('focusout', lookFor)
    return () => form?.removeEventListener('focusout', lookFor)
  }, [])
  return (
    <div role="status" ref={box}>
      {listings.length > 0 && (
        <Note look="warn">
          <p>{words.likeOnes}</p>
          <ul className="stack-s">
            {listings.map(({ id, name, town, region }) => (
              <li key={id}>
                <MoreLink to={`/admin/listings/${id}`}>{name}</MoreLink>{' '}
                <span className="soft small">{placeWords({ town, region })}</span>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
