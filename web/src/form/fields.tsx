import { Checkbox, RadioGroup } from '../ui/choices.tsx'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Select } from '../ui/Select.tsx'
import type { ComponentProps, ComponentType } from 'react'
import { useFieldError } from './field-errors.ts'

/** A field of ui/ that gets its error from the form around it. */
function withError<Props extends { name: string; error?: string | undefined }>(
  Wrapped: ComponentType<Props>,
) {
  return function FieldOfForm(props: Omit<Props, 'error'>) {
    const complete = { ...props, error: useFieldError((props as Props).name) } as Props
    return <Wrapped {...complete} />
  }
}

export const FormField = withError<ComponentProps<typeof Field>>(Field)
export const FormTextArea = withError<ComponentProps<typeof TextArea>>(TextArea)
export const FormPasswordField = withError<ComponentProps<typeof PasswordField>>(PasswordField)
export const FormSelect = withError<ComponentProps<typeof Select>>(Select)
export const FormCheckbox = withError<ComponentProps<typeof Checkbox>>(Checkbox)
export const FormRadioGroup = withError<ComponentProps<typeof RadioGroup>>(RadioGroup)
