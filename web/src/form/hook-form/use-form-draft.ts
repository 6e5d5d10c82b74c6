import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from '../draft.ts'

/** Keeps a hook form's values over a reload and puts them back when it opens. Leave passwords out of such forms. */
export function useFormDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  key: string,
) {
  useEffect(() => {
    const draft = readDraft(key)
    // A draft may lack fields: it was begun by another page, or before they were there.
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true, keepErrors: true })
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(key, values) })
  }, [form, key])
}
