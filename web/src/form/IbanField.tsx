import { groupIban } from '@endoll/domain/identity/iban.ts'
import type { ComponentProps } from 'react'
import { FormField } from './fields.tsx'

/** The field's text after a key press: groups of four, unless the caret is in the middle. */
export function regroupIban(typed: string, caret: number | null): string {
  return caret === typed.length ? groupIban(typed) : typed
}

interface IbanFieldProps extends Pick<ComponentProps<typeof FormField>, 'hint' | 'defaultValue'> {
  readonly onTyped?: (iban: string) => void
}

/** An account, written in groups of four as it is typed. */
export function IbanField({ onTyped, ...props }: IbanFieldProps) {
  return (
    <FormField
      {...props}
      name="iban"
      label="IBAN"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onInput={({ currentTarget: field }) => {
        const regrouped = regroupIban(field.value, field.selectionStart)
        if (regrouped !== field.value) field.value = regrouped
        onTyped?.(regrouped)
      }}
    />
  )
}
