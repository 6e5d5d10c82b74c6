import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { askDeskRefund, listDeskMoney, readDeskPayment, type DeskPayment } from '@endoll/api/desk-money.ts'
import { parseAmount } from '@endoll/domain/money.ts'
import { Button } from '../ui/Button.tsx'
import { DefinitionList } from '../ui/DefinitionList.tsx'
import { Field } from '../ui/Field.tsx'
import { Link } from '../ui/Link.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Table } from '../ui/Table.tsx'
import { DeskForm, typedIn } from './DeskForm.tsx'
import { Loaded } from './Loaded.tsx'
import { Refunds } from './Refunds.tsx'
import { saidOf, useDo, useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

interface PaymentPageProps {
  readonly reference: string
}

/** A payment, what it paid, and what went back of it. */
export function PaymentPage({ reference }: PaymentPageProps) {
  const { words } = useWords()
  const query = useRead(readDeskPayment, { params: { reference } })
  return (
    <>
      <p>
        <Link href="/desk/money">{words.money.toList}</Link>
      </p>
      <h1 tabIndex={-1}>{reference}</h1>
      <Loaded query={query}>{(shown) => <Shown shown={shown} />}</Loaded>
    </>
  )
}

interface ShownProps {
  readonly shown: DeskPayment
}

function Shown({ shown }: ShownProps) {
  const { words, format } = useWords()
  const { amount, back, paid, refunds, instalments, part, due, bill, none } = words.money
  return (
    <>
      <DefinitionList
        items={[
          {
            term: words.case.customer,
            value: <Link href={`/desk/customers/${shown.customer_id}?why=check`}>{shown.customer}</Link>,
          },
          { term: words.customer.state, value: words.codes.payment[shown.state] ?? shown.state },
          { term: amount, value: format.money(shown.amount_cents) },
          { term: paid, value: shown.paid_at ? format.instant(shown.paid_at) : '–' },
          { term: back, value: format.money(shown.refunded_cents) },
        ]}
      />
      <Table
        caption={bill}
        rows={shown.invoices}
        rowKey={({ number }) => number}
        empty={<p className="soft">{none}</p>}
        columns={[
          { key: 'number', header: bill, position: 'title', cell: ({ number }) => number },
          { key: 'contract', header: words.customer.contract, cell: ({ contract }) => contract },
          {
            key: 'amount',
            header: amount,
            align: 'end',
            cell: ({ amount_cents }) => format.money(amount_cents),
          },
        ]}
      />
      {shown.instalments.length === 0 ? null : (
        <section>
          <h2>{instalments}</h2>
          <Table
            caption={instalments}
            rows={shown.instalments}
            rowKey={({ number, position }) => `${number} ${position}`}
            empty={<p className="soft">{none}</p>}
            columns={[
              { key: 'part', header: part, position: 'title', cell: ({ position }) => String(position) },
              { key: 'number', header: bill, cell: ({ number }) => number },
              { key: 'day', header: due, cell: ({ day }) => format.day(day) },
              {
                key: 'amount',
                header: amount,
                align: 'end',
                cell: ({ amount_cents }) => format.money(amount_cents),
              },
            ]}
          />
        </section>
      )}
      <section>
        <h2>{refunds}</h2>
        <Refunds rows={shown.refunds} ofOne />
        <GiveBack shown={shown} />
      </section>
    </>
  )
}

/** Asks for money to go back. */
function GiveBack({ shown }: ShownProps) {
  const { words, format } = useWords()
  const queries = useQueryClient()
  const ask = useDo(askDeskRefund, listDeskMoney)
  const [sendings, setSendings] = useState(0)
  const [wrong, setWrong] = useState<string>()
  const { reference, refundable_cents: most, limit_cents: limit } = shown
  const { give, giveHint, reason, reasonHint, done, doneWaits, tooMuch, nothing, pending } = words.money
  const { wrongAmount, moreThan } = words.money
  const isUnderWay = shown.refunds.some(({ state }) => state === 'waiting' || state === 'sending')
  const send = (form: HTMLFormElement) => {
    const { amount = '', reason: why = '' } = typedIn(form)
    const parsed = parseAmount(amount)
    if (!parsed.ok || parsed.cents <= 0) return setWrong(wrongAmount(format.money(most)))
    if (parsed.cents > most) return setWrong(moreThan(format.money(most)))
    setWrong(undefined)
    ask.mutate(
      {
        params: { reference },
        body: { amount_cents: parsed.cents, reason: why, position: shown.refunds.length },
      },
      {
        onSuccess: (reply) => {
          queries.setQueryData([readDeskPayment.path, { params: { reference } }], reply.payment)
          if (reply.asked) setSendings(sendings + 1)
        },
      },
    )
  }
  const said = saidOf(words, ask.error)
  const notices = (
    <>
      {ask.data?.asked === true ? (
        <Notice
          tone="good"
          title={ask.data.payment.refunds.at(-1)?.state === 'waiting' ? doneWaits : done}
          announce
        />
      ) : null}
      {ask.data?.asked === false ? <Notice tone="wait" title={tooMuch} announce /> : null}
      {said ? <Notice tone="bad" title={said} announce /> : null}
    </>
  )
  if (most === 0)
    return (
      <>
        {notices}
        <p className="soft">{isUnderWay ? pending : nothing}</p>
      </>
    )
  return (
    <DeskForm key={sendings} error={wrong ?? ask.error} onSend={send}>
      {notices}
      <Field
        label={words.money.amount}
        name="amount"
        inputMode="decimal"
        width="short"
        suffix="€"
        hint={giveHint(format.money(most), format.money(limit))}
        error={wrong ?? saidOf(words, ask.error, 'amount_cents')}
      />
      <Field label={reason} name="reason" hint={reasonHint} error={saidOf(words, ask.error, 'reason')} />
      <Button type="submit" busy={ask.isPending} busyLabel={words.case.sending}>
        {give}
      </Button>
    </DeskForm>
  )
}
