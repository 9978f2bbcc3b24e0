import { BLOG_CATEGORIES } from '../../../../shared/blog/rules.ts'
import type { TypedPost } from '../../../../shared/blog/blog.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { PlainField } from '../../../parts/form/plain-field.tsx'
import { FormField } from '../../../parts/form/form-field.tsx'
import { PictureField } from '../../../parts/form/picture-field.tsx'
import { SelectField } from '../../../parts/form/select-field.tsx'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { postWords } from '../../../parts/post/words.ts'
import { sendPostPicture } from '../../../queries/blog/changes.ts'
import { Details } from '../../../ui/details.tsx'
import { ExternalLink } from '../../../parts/external-link/external-link.tsx'
import { words } from './words.ts'

const { fields, hints } = words

interface PostFieldsProps {
  of: FormInUse<TypedPost>
  /** The address that is saved: admins see what readers may not. */
  imageAddress: string | null | undefined
  pictureUrl: string | undefined
}

/** §5, "Blog form". */
export function PostFields({ of, imageAddress, pictureUrl }: PostFieldsProps) {
  return (
    <>
      <PlainField of={of} name="title" label={fields.title} hint={hints.title} max={LIMITS.title} />
      <FormField of={of} name="excerpt" label={fields.excerpt} hint={hints.excerpt}>
        {(control) => <textarea {...control} rows={3} />}
      </FormField>
      <PlainField
        of={of}
        name="author"
        label={fields.author}
        hint={hints.author}
        max={LIMITS.author}
      />
      <SelectField
        of={of}
        name="category"
        label={fields.category}
        none={words.chooseCategory}
        options={BLOG_CATEGORIES}
        say={postWords.category}
      />
      <PlainField of={of} name="tags" label={fields.tags} hint={hints.tags} isOptional />
      <FormField of={of} name="content" label={fields.content} hint={hints.content}>
        {(control) => <textarea {...control} rows={20} spellCheck />}
      </FormField>
      <Marks />
      <PlainField
        of={of}
        name="readTime"
        label={fields.readTime}
        hint={hints.readTime}
        inputMode="numeric"
      />
      <PictureField
        of={of}
        name="picture"
        tick="pictureIsAllowed"
        send={sendPostPicture()}
        url={pictureUrl}
      />
      <PlainField
        of={of}
        name="imageUrl"
        label={fields.imageUrl}
        hint={hints.imageUrl}
        max={LIMITS.url}
        isOptional
      />
      {imageAddress && (
        <p>
          <ExternalLink href={imageAddress}>{words.imageAddress}</ExternalLink>
        </p>
      )}
    </>
  )
}

/** The few marks of Markdown, for anyone who does not know them by heart. */
function Marks() {
  return (
    <Details summary={words.how}>
      <dl>
        {words.marks.map(([mark, what]) => (
          <div key={mark}>
            <dt>
              <code>{mark}</code>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{words.noPictures}</p>
    </Details>
  )
}
