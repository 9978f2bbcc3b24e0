import { words } from './words.ts'

interface PicksProps<Name extends keyof typeof words.groups, Value extends string> {
  name: Name
  values: readonly Value[]
  kept: Value
}

/** One setting: a few answers side by side, each pressed on its whole box. */
export function Picks<
  Name extends keyof typeof words.groups,
  Value extends string & keyof (typeof words.groups)[Name]['labels'],
>({ name, values, kept }: PicksProps<Name, Value>) {
  const { legend, hint, labels } = words.groups[name]
  const said: Partial<Record<string, string>> = labels
  return (
    <fieldset className="field" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className="setting-values">
        {values.map((value) => (
          <label className="setting-value" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === kept} />
            <span>{said[value]}</span>
            {name === 'palette' && <span className={`swatch swatch-${value}`} aria-hidden />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
