import { useEffect } from 'react'
import { endInspection, openInspection } from '@endoll/api/desk-customers.ts'
import type { DeskCustomer } from '@endoll/api/desk-customers.ts'
import type { DeskReason } from '@endoll/api/desk-words.ts'
import { inspectionMinutes, nameOfInspection } from '@endoll/api/inspection.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Link } from '../ui/Link.tsx'
import { Notice } from '../ui/Notice.tsx'
import { DeskForm, typedIn } from './DeskForm.tsx'
import { useMay } from './session.tsx'
import { saidOf, useDo } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

interface InspectProps {
  readonly customer: DeskCustomer
  readonly why: DeskReason
}

/** Opens the customer's office in this tab, once somebody has said what for. */
export function Inspect({ customer, why }: InspectProps) {
  const { words } = useWords()
  const may = useMay()
  const open = useDo(openInspection)
  if (!may(openInspection) || customer.accounts.every(({ disabled }) => disabled)) return null
  const { title, told, reason, open: label } = words.inspection
  const send = (form: HTMLFormElement) =>
    open.mutate(
      { params: { id: String(customer.id) }, body: { why, reason: typedIn(form)['reason'] ?? '' } },
      // The address says whose office it is, so that two tabs of two customers never mix.
      { onSuccess: ({ inspection }) => location.assign(`/?for=${nameOfInspection(inspection)}`) },
    )
  const said = saidOf(words, open.error)
  return (
    <section>
      <h2>{title}</h2>
      <DeskForm error={open.error} onSend={send}>
        {said ? <Notice tone="bad" title={said} announce /> : null}
        <Field
          label={reason}
          name="reason"
          hint={told(inspectionMinutes)}
          autoComplete="off"
          error={saidOf(words, open.error, 'reason')}
        />
        <Button type="submit" busy={open.isPending} busyLabel={words.loading}>
          {label}
        </Button>
      </DeskForm>
    </section>
  )
}

interface InspectionEndProps {
  readonly id: string
}

/** Where somebody comes back to from a customer's office: it is over with that. */
export function InspectionEnd({ id }: InspectionEndProps) {
  const { words } = useWords()
  const { mutate, data, error } = useDo(endInspection)
  useEffect(() => mutate({ params: { id } }), [mutate, id])
  const { ended, back } = words.inspection
  const said = saidOf(words, error)
  return (
    <>
      <h1 tabIndex={-1}>{words.inspection.title}</h1>
      {said ? <Notice tone="bad" title={said} announce /> : null}
      {said || data ? null : <p role="status">{words.loading}</p>}
      {data ? (
        <Notice
          tone="good"
          title={ended}
          actions={<Link href={`/desk/customers/${data.customer_id}`}>{back}</Link>}
          announce
        />
      ) : null}
    </>
  )
}
