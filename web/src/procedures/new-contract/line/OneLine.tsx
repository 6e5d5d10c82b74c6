import { use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FieldErrorsContext } from '../../../form/field-errors.ts'
import { FormField } from '../../../form/fields.tsx'
import { useSettled } from '../../../form/use-settled.ts'

/** How long after the last key it is said what was understood. */
const saidAfterMs = 700

interface OneLineProps {
  /** Name of the line among the values of the form; that the parts are shown is kept under the same with `ByParts`. */
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly autoComplete: string
  /** Names of the parts. */
  readonly parts: readonly string[]
  /** The parts that a line says. */
  readonly read: (line: string) => Readonly<Record<string, string>>
  /** What was understood of the line, in words. */
  readonly said: string
  /** The fields of the parts. */
  readonly children: ReactNode
}

/**
 * One field in which people write what goes in several, with what was understood of it. The fields of its parts come in
 * its place when they are asked for, when one of them is wrong, and where something stands in them that no line said.
 */
export function OneLine({ name, label, hint, autoComplete, parts, read, said, children }: OneLineProps) {
  const t = useTranslations('new-contract.line')
  const { errors } = use(FieldErrorsContext)
  const { register, watch, setValue, getValues } = useFormContext<FieldValues>()
  const flag = `${name}ByParts`
  const [byParts, setByParts] = useState(getValues(flag) === true)
  const line = String(watch(name) ?? '')
  const isFilled = line === '' && parts.some((part) => Boolean(watch(part)))
  const isWrong = parts.some((part) => (errors[part]?.length ?? 0) > 0)
  if ((isFilled || isWrong) && !byParts) setByParts(true)
  useEffect(() => {
    // Kept with the form, but an untouched form has nothing to keep.
    if (byParts && getValues(flag) !== true) setValue(flag, true)
  }, [flag, byParts, getValues, setValue])
  const settled = useSettled(said, saidAfterMs)
  if (byParts) return children
  return (
    <div className="one-line">
      <FormField
        {...register(name, {
          onChange: ({ target }: { target: HTMLInputElement }) => {
            for (const [part, value] of Object.entries(read(target.value))) setValue(part, value)
          },
        })}
        label={label}
        hint={hint}
        autoComplete={autoComplete}
        spellCheck={false}
      />
      <div className="row small line-said">
        <p role="status" className="soft">
          {line !== '' && settled === said ? said : ''}
        </p>
        <button type="button" className="as-link" onClick={() => setByParts(true)}>
          {t('byParts')}
        </button>
      </div>
    </div>
  )
}

/** Of a line that is empty only the line is wrong, not each of its parts. */
export function lineProblems(
  values: Readonly<Record<string, unknown>>,
  name: string,
  parts: readonly string[],
  found: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isEmpty = !values[`${name}ByParts`] && [name, ...parts].every((field) => !values[field])
  if (!isEmpty || !parts.some((part) => part in found)) return found
  const others = Object.entries(found).filter(([field]) => !parts.includes(field))
  return Object.fromEntries([...others, [name, 'required_field']])
}
