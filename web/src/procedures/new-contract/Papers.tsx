import { fileCounts } from '@endoll/api/file-purposes.ts'
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { KeptUpload } from '../../form/upload-list.ts'
import { UploadField } from '../../form/UploadField.tsx'

interface PapersProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly purpose: keyof typeof fileCounts
}

/** The papers that a step asks for; what was wrong for lack of them is right again once they have come. */
export function Papers<Values extends FieldValues>({ form, name, label, purpose }: PapersProps<Values>) {
  const kept = useWatch({ control: form.control, name }) as readonly KeptUpload[]
  const { isSubmitted } = form.formState
  return (
    <UploadField
      name={name}
      label={label}
      purpose={purpose}
      mostFiles={fileCounts[purpose].most}
      kept={kept}
      onChange={(files) => form.setValue(name, files as never, { shouldValidate: isSubmitted })}
    />
  )
}
