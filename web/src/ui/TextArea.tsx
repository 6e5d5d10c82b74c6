import type { ComponentProps } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldTexts } from './FieldFrame.tsx'

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  ...area
}: FieldTexts & Omit<ComponentProps<'textarea'>, 'className'> & { name: string }) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id }}>
      {(control) => <textarea className="control" rows={5} {...area} {...control} />}
    </FieldFrame>
  )
}
