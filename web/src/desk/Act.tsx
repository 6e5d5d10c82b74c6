import { useState } from 'react'
import { openActing, sendSpokenCode } from '@endoll/api/desk-customers.ts'
import type { DeskCustomer } from '@endoll/api/desk-customers.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { DeskReason } from '@endoll/api/desk-words.ts'
import { nameOfInspection } from '@endoll/api/inspection.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { DeskForm, typedIn } from './DeskForm.tsx'
import { useMay } from './session.tsx'
import { saidOf, useDo } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

interface ActProps {
  readonly customer: DeskCustomer
  readonly why: DeskReason
}

/** Changes what the customer asks for by phone: a code goes to them, and they say it. */
export function Act({ customer, why }: ActProps) {
  const { words } = useWords()
  const may = useMay()
  const send = useDo(sendSpokenCode)
  const [reason, setReason] = useState('')
  if (!may(sendSpokenCode) || customer.accounts.every(({ disabled }) => disabled)) return null
  const { title, told, reason: label, send: sendLabel } = words.inspection.acting
  const onSend = (form: HTMLFormElement) => {
    const typed = typedIn(form)['reason'] ?? ''
    setReason(typed)
    send.mutate({ params: { id: String(customer.id) }, body: { why, reason: typed } })
  }
  const said = saidOf(words, send.error)
  return (
    <section>
      <h2>{title}</h2>
      <DeskForm error={send.error} onSend={onSend}>
        {said ? <Notice tone="bad" title={said} announce /> : null}
        <Field
          label={label}
          name="reason"
          hint={told}
          autoComplete="off"
          error={saidOf(words, send.error, 'reason')}
        />
        <Button type="submit" busy={send.isPending} busyLabel={words.loading}>
          {sendLabel}
        </Button>
      </DeskForm>
      {send.data ? <Said key={send.data.acting} sent={send.data} why={why} reason={reason} /> : null}
    </section>
  )
}

interface SaidProps {
  readonly sent: ReplyOf<typeof sendSpokenCode>
  readonly why: DeskReason
  readonly reason: string
}

/** The code that the customer says. */
function Said({ sent: { acting, sent_to: to, minutes }, why, reason }: SaidProps) {
  const { words } = useWords()
  const open = useDo(openActing)
  const { sent, code, open: label } = words.inspection.acting
  const onSend = (form: HTMLFormElement) =>
    open.mutate(
      { params: { id: String(acting) }, body: { why, reason, code: typedIn(form)['code'] ?? '' } },
      { onSuccess: ({ inspection }) => location.assign(`/?for=${nameOfInspection(inspection)}`) },
    )
  const said = saidOf(words, open.error)
  return (
    <DeskForm error={open.error} onSend={onSend}>
      <Notice tone="info" title={sent(to, minutes)} announce />
      {said ? <Notice tone="bad" title={said} announce /> : null}
      <Field
        label={code}
        name="code"
        inputMode="numeric"
        autoComplete="off"
        error={saidOf(words, open.error, 'code')}
      />
      <Button type="submit" look="primary" busy={open.isPending} busyLabel={words.loading}>
        {label}
      </Button>
    </DeskForm>
  )
}
