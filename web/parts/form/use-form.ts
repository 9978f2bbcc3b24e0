import type { UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useId, useState, type SubmitEvent } from 'react'
import {
  get,
  useForm as useFields,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormGetValues,
  type UseFormRegister,
  type UseFormSetValue,
} from 'react-hook-form'
import type { z } from 'zod'
import type { ApiProblem } from '../../../shared/errors.ts'
import { fieldsOf, sentenceOf } from '../../notices/change.ts'
import { useChange } from '../../notices/use-change.ts'
import { useLock } from '../../notices/use-lock.ts'
import { inOwnWords, sentence } from './field-sentences.ts'
import { byPath, resolveBy, withoutUnticked } from './judge.ts'
import { loadSchema } from './load-schema.ts'
import { useDraft, type DraftInUse, type DraftOptions } from '../drafts/use-draft.ts'
import { words } from './words.ts'

/** The sentence for each field, in the order they are on the page; a function where it depends on what is wrong. */
export type FieldSentences<Input extends FieldValues> = Partial<
  Record<FieldPath<Input>, string | ((code: string, message: string) => string)>
>

interface FormOptions<Input extends FieldValues, Answer> {
  /** The shared schema. Loaded when the form is first used: `async () => (await import('…')).signInInput`. */
  schema: () => Promise<z.ZodType<unknown, Input>>
  says: FieldSentences<Input>
  /** What is filled in already. A field without one keeps what was typed before the script arrived. */
  values?: DefaultValues<Input>
  /** The name under which what is typed is kept until it is sent; null where nothing may be kept. */
  draft: string | DraftOptions | null
  /** What sending it does (`change` of web/notices). It gets what was typed; the server tidies it by the same schema. */
  change: UseMutationOptions<Answer, Error, Input>
  onDone?: (answer: Answer, sent: Input) => void
  /** The fields that are on the page, where earlier answers decide: others are not sent, and nothing is said of them. */
  asked?: (typed: Input) => string[]
  /** Asks the server about what it alone can judge, where the schema has refused other fields: all is said at once. */
  alsoAsk?: (typed: Input, refused: string[]) => Promise<unknown>
  /** What was wrong with it when it was sent without script (`useRefusedForm`). */
  refused?: Pick<ApiProblem, 'message' | 'fields'>
}

export interface FormProblem {
  /** The id of the field it is about. */
  field?: string
  message: string
  /** The schema sees nothing wrong: only the server can judge it. */
  isByServer?: boolean
  /** It has been put right since it was sent. */
  isRight?: boolean
}

/** A form in use. `Form`, `FormField` and `FormSubmit` take it as `of`. */
export interface FormInUse<Input extends FieldValues> {
  /** What is kept of it while it is written. */
  draft: DraftInUse
  register: UseFormRegister<Input>
  /** What is in it now. */
  getValues: UseFormGetValues<Input>
  /** Fills in a field. */
  setValue: UseFormSetValue<Input>
  /** What was filled in already, for the server's drawing; of a list each on a line. */
  filledIn: (name: FieldPath<Input>) => string | undefined
  /** The id of a field's control. */
  idOf: (name: string) => string
  /** What was wrong when it was last sent, and whether it is right by now; empty until then. */
  problems: FormProblem[]
  /** Whether something is wrong still. */
  isWrong: boolean
  isBusy: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Fetches the schema, so that sending need not wait for it. */
  prepare: () => void
  /** Says what the server found wrong, where something else than sending this form asked it. */
  refuse: (error: Error) => void
  /** Says no more of fields that another answer has put right or taken away. */
  forgive: (isRight: (name: string) => boolean) => void
  /** Says no more of anything: the form was put away. */
  forgiveAll: () => void
  /** Writes into a field what follows from another answer. */
  fill: (name: FieldPath<Input>, value: string) => void
  /** Empties it: after a success that leaves one on the page. */
  reset: () => void
}

/**
 * The one way of every form (ruling 41): nothing is judged before it is sent, what was written stays,
 * and what is wrong is said at the top and at each field in the same words. What is put right is marked there, and leaves
 * when the form is sent again: nothing moves while somebody types.
 */
export function useForm<Input extends FieldValues, Answer>({
  schema,
  says,
  values,
  draft: kept,
  change,
  onDone,
  asked,
  alsoAsk,
  refused,
}: FormOptions<Input, Answer>): FormInUse<Input> {
  const prefix = `form${useId()}`
  const draft = useDraft(typeof kept === 'string' ? { name: kept } : (kept ?? {}))
  const { mutateAsync, isPending } = useChange(change)
  const lock = useLock()
  const judge = resolveBy(schema, asked)
  const { register, handleSubmit, getValues, setValue, reset, subscribe, formState } = useFields<
    Input,
    unknown,
    Input
  >({
    resolver: judge,
    defaultValues: values,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const idOf = (name: string) => `${prefix}-${name}`
  const isBusy = isPending || formState.isSubmitting

  const toProblems = (wrong: Record<string, string>): FormProblem[] => {
    const names = Object.keys(says)
    const known = names.filter((name) => name in wrong)
    const unknown = Object.keys(wrong).filter((name) => !names.includes(name))
    return [
      ...known.map((name) => ({
        field: idOf(name),
        message: inOwnWords(wrong[name] ?? '', Reflect.get(says, name)),
      })),
      ...unknown.map((name) => ({ message: wrong[name] ?? '' })),
    ]
  }

  const [problems, setProblems] = useState<FormProblem[]>(() => {
    if (!refused) return []
    const wrong = toProblems(refused.fields ?? {})
    return byServer(wrong.length > 0 ? wrong : [{ message: refused.message }])
  })

  const isWrong = problems.some(({ isRight }) => !isRight)

  useEffect(() => {
    if (!isWrong) return
    const judgeAgain = async (changed = '') => {
      const options = { fields: {}, shouldUseNativeValidation: undefined }
      const { errors } = await judge(getValues(), undefined, options)
      const wrong = new Set(byPath(errors).map(([name]) => idOf(name)))
      setProblems((before) =>
        before.map((problem) => {
          const { field, isByServer, isRight } = problem
          const isStill = !field || wrong.has(field) || (isByServer && field !== idOf(changed))
          return isRight || isStill ? problem : { ...problem, isRight: true }
        }),
      )
    }
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => void judgeAgain(name),
    })
  })

  const refuse = (error: Error) => {
    if (change.meta?.isSaidInPlace?.(error)) return setProblems([])
    const wrong = fieldsOf(error)
    const message = sentenceOf(error) ?? change.meta?.failure?.text ?? words.failed
    setProblems(byServer(wrong ? toProblems(wrong) : [{ message }]))
  }

  const submit = handleSubmit(
    async (typed) => {
      draft.sending()
      try {
        const answer = await mutateAsync(typed)
        draft.sent()
        setProblems([])
        onDone?.(answer, typed)
      } catch (error) {
        if (!(error instanceof Error)) throw error
        refuse(error)
      }
    },
    async (errors) => {
      const wrong = byPath(errors).map(([name, error]) => [
        name,
        sentence(Object.entries(says).find(([field]) => field === name)?.[1], error),
      ])
      const standing = asked?.(withoutUnticked(getValues()))
      const said = standing ? wrong.filter(([name]) => standing.includes(String(name))) : wrong
      const bySchema: Record<string, string> = Object.fromEntries(said)
      const others = await refusedBy(alsoAsk?.(getValues(), Object.keys(bySchema)))
      const isOther = new Set(Object.keys(others).map(idOf))
      setProblems(
        toProblems({ ...others, ...bySchema }).map((problem) =>
          isOther.has(problem.field ?? '') ? { ...problem, isByServer: true } : problem,
        ),
      )
    },
  )

  return {
    draft,
    register,
    getValues,
    setValue,
    refuse,
    filledIn: (name) => {
      const value: unknown = get(values, name)
      if (Array.isArray(value)) return value.join('\n')
      if (value === true) return 'on'
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
    },
    idOf,
    problems,
    isWrong,
    isBusy,
    onSubmit: (event) => {
      event.preventDefault()
      if (lock.take()) void submit(event).finally(lock.free)
    },
    forgive: (isRight) =>
      setProblems((before) =>
        before.filter(({ field }) => !field || !isRight(field.slice(prefix.length + 1))),
      ),
    forgiveAll: () => setProblems([]),
    prepare: () => void loadSchema(schema).catch(() => undefined),
    fill: (name, value) => setValue(name, value as PathValue<Input, typeof name>),
    reset: () => reset(),
  }
}

const byServer = (problems: FormProblem[]): FormProblem[] =>
  problems.map((problem) => ({ ...problem, isByServer: true }))

/** The fields that the server refused; none where it could not be asked. */
async function refusedBy(asking: Promise<unknown> | undefined): Promise<Record<string, string>> {
  try {
    await asking
    return {}
  } catch (error) {
    return (error instanceof Error && fieldsOf(error)) || {}
  }
}
