import { useEffect, useId, type ReactNode } from 'react'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldSentences } from '../../../parts/form/use-form.ts'
import type { SearchRuleKind } from '../../../../shared/search/rule-kinds.ts'
import type { SearchRule, TypedPin, TypedSynonym } from '../../../../shared/search/search-rules.ts'
import { useChange } from '../../../notices/use-change.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { isAsSent } from '../../../parts/form/is-as-sent.ts'
import { useForm, type FormInUse } from '../../../parts/form/use-form.ts'
import { previewRule, saveRule, searchRules } from '../../../queries/admin/search-rules.ts'
import { Button } from '../../../ui/button/button.tsx'
import { openDialog } from '../../../ui/dialog/open-dialog.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { EditConflict } from '../kit/edit-conflict.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'
import { Unsaved } from '../kit/unsaved.tsx'
import { useEdit } from '../kit/use-edit.ts'
import { RulePreview } from './rule-preview.tsx'
import { words } from './words.ts'

export interface OpenedRule {
  /** Undefined: a new one. */
  of: SearchRule | undefined
  /** As it is now, as far as it was read. */
  newest: (id: number | undefined) => SearchRule | undefined
  /** Opens it again as it is saved. */
  onDiscard: (saved: SearchRule | undefined) => void
}

interface RuleDialogProps<Typed extends TypedSynonym | TypedPin> extends OpenedRule {
  kind: SearchRuleKind
  schema: () => Promise<z.ZodType<unknown, Typed>>
  says: FieldSentences<Typed>
  typedOf: (rule: SearchRule | undefined) => Typed
  /** By the names of the fields, for what differs where two changed the same. */
  labels: object
  children: (form: FormInUse<Typed>) => ReactNode
}

/** The form for a synonym or for chosen answers, with what it would change. */
export function RuleDialog<Typed extends TypedSynonym | TypedPin>(props: RuleDialogProps<Typed>) {
  const { of: opened, newest: find, onDiscard, kind, schema, says, typedOf, labels } = props
  const id = useId()
  const edit = useEdit(opened, searchRules(kind, 1).queryKey.slice(0, 3))
  const { known: one, version } = edit
  const newest = find(one?.id)
  const form = useForm<Typed, SearchRule>({
    schema,
    says,
    values: typedOf(opened) as DefaultValues<Typed>,
    draft: { name: `search-rule ${kind} ${one?.id ?? 'new'}`, version, onFound: edit.onFound },
    change: {
      ...saveRule(one && { ...one, updatedAt: version }),
      onError: edit.onError,
    },
    onDone: (saved, sent) => {
      if (isAsSent(form.getValues(), sent)) return closeDialogAndKeepFocus(id)
      // What was written in the meantime is a change of what is saved now.
      edit.saved(saved)
    },
  })
  const preview = useChange(previewRule())
  const first = form.idOf('phrase')
  useEffect(() => {
    openDialog(id)
    document.getElementById(first)?.focus()
  }, [id, first])
  const { add, edit: editTitle, noun } = words.dialogs[kind]
  return (
    <Dialog id={id} title={one ? editTitle : add} close={words.close} isKept>
      <div className="dialog-body stack">
        <Unsaved
          of={form}
          hasSaved={edit.hasSaved}
          words={words}
          onDiscard={() => onDiscard(one)}
        />
        <EditConflict
          of={edit}
          newest={newest}
          form={form}
          noun={noun}
          there={newest && typedOf(newest)}
          labels={labels}
          onShow={() => onDiscard(newest)}
        />
        <Form of={form} labelledBy={`${id}-title`}>
          {props.children(form)}
          <div className="btn-row">
            <FormSubmit of={form} busy={words.saving}>
              {words.save}
            </FormSubmit>
            <Button
              isBusy={preview.isPending}
              onClick={() =>
                preview.mutate(form.getValues(), {
                  onSuccess: () => form.forgive(() => true),
                  onError: form.refuse,
                })
              }
            >
              {preview.isPending ? words.previewing : words.preview}
            </Button>
            <VisuallyHidden role="status">
              {preview.isPending ? words.previewing : preview.data && words.previewed}
            </VisuallyHidden>
          </div>
        </Form>
        {preview.data && <RulePreview of={preview.data} />}
      </div>
    </Dialog>
  )
}
