import type { ReactNode } from 'react'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { DraftElsewhere } from '../elsewhere/DraftElsewhere.tsx'
import type { useEntryForm } from '../use-entry-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

interface ToolFormProps {
  readonly entry: ReturnType<typeof useEntryForm>
  readonly label: string
  readonly cups: { readonly label: string; readonly hint: string }
  readonly send: { readonly label: string; readonly busy: string }
  /** The fields after the CUPS. */
  readonly children: ReactNode
}

/** The form of a comparator or calculator: the supply, its own fields, one button; it keeps what is typed. */
export function ToolForm({ entry, label, cups, send, children }: ToolFormProps) {
  const { draftKey, form, field, busy, failure } = entry
  return (
    <form className="stack" aria-label={label} {...form}>
      <FailureNotice error={failure} />
      {draftKey === null ? null : (
        <DraftElsewhere draftKey={draftKey} begin={() => form.ref.current?.querySelector('input')} />
      )}
      <Field
        {...field('cups')}
        label={cups.label}
        hint={cups.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {children}
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={send.busy}>
          {send.label}
        </Button>
      </div>
    </form>
  )
}
