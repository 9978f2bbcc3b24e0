import type { TypedContact } from '../../../shared/contact/contact.ts'
import type { ReportKind } from '../../../shared/checks/kinds.ts'
import { FormGroup } from '../../parts/form/form-group.tsx'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { reportKindWords } from '../../parts/listing/report-kind-words.ts'
import { Choice } from '../../ui/form/choice.tsx'

interface WhatIsWrongProps {
  of: FormInUse<TypedContact>
  /** The kinds of the fact, or of the listing as a whole. */
  kinds: readonly ReportKind[]
  legend: string
  /** What "Something else" is called where it is the likely one. */
  other?: string | undefined
}

/** The likely answer is chosen: pressing "Send" is enough. Where there is one answer, nothing is asked. */
export function WhatIsWrong({ of, kinds, legend, other }: WhatIsWrongProps) {
  const chosen = of.filledIn('report')
  if (kinds.length === 1) return <input type="hidden" name="report" value={chosen} />
  return (
    <FormGroup of={of} name="report" legend={legend} className="stack-s">
      {(control) =>
        kinds.map((kind) => (
          <Choice
            key={kind}
            type="radio"
            value={kind}
            defaultChecked={kind === chosen}
            {...control}
          >
            {(kind === 'other' && other) || reportKindWords[kind]}
          </Choice>
        ))
      }
    </FormGroup>
  )
}
