import { decideDeskRefund, listDeskMoney, readDeskPayment, type DeskRefund } from '@endoll/api/desk-money.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Table } from '../ui/Table.tsx'
import { PaymentLink } from './PaymentLink.tsx'
import { saidOf, useDo } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

interface RefundsProps {
  readonly rows: readonly DeskRefund[]
  /** Of a payment whose page it is: its rows name no payment. */
  readonly ofOne?: boolean
}

/** Refunds, each with who asked for it; whoever did not may decide on one that waits. */
export function Refunds({ rows, ofOne = false }: RefundsProps) {
  const { words, format } = useWords()
  const decide = useDo(decideDeskRefund, listDeskMoney, readDeskPayment)
  const said = saidOf(words, decide.error)
  const press = (id: string, confirm: boolean) => decide.mutate({ params: { id }, body: { confirm } })
  const { reference, amount, reason, state, refundState, asked, confirm, turnDown, second, between, mine } =
    words.money
  const { confirmed, turnedDown } = words.money.decided
  return (
    <>
      {said ? <Notice tone="bad" title={said} announce /> : null}
      {decide.data?.decided === false ? <Notice tone="wait" title={between} announce /> : null}
      {decide.data?.decided ? (
        <Notice tone="good" title={decide.variables?.body?.confirm ? confirmed : turnedDown} announce />
      ) : null}
      <Table
        caption={words.money.refunds}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p className="soft">{words.money.noRefunds}</p>}
        columns={[
          ...(ofOne
            ? []
            : [
                {
                  key: 'reference',
                  header: reference,
                  position: 'title' as const,
                  cell: (row: DeskRefund) => <PaymentLink reference={row.reference} />,
                },
              ]),
          {
            key: 'amount',
            header: amount,
            ...(ofOne ? { position: 'title' } : { align: 'end' }),
            cell: ({ amount_cents }) => format.money(amount_cents),
          },
          { key: 'reason', header: reason, cell: (row) => row.reason },
          {
            key: 'asked',
            header: asked,
            cell: ({ asked_by, asked_at }) => `${asked_by}, ${format.instant(asked_at)}`,
          },
          {
            key: 'state',
            header: state,
            cell: (row) => [refundState[row.state], row.refusal_code].filter(Boolean).join(': '),
          },
          {
            key: 'decide',
            header: second,
            position: 'actions',
            cell: ({ id, state: stands, is_mine, decided_by }) =>
              stands !== 'waiting' ? (
                (decided_by ?? '–')
              ) : is_mine ? (
                <span className="small soft">{mine}</span>
              ) : (
                <span className="row">
                  <Button small onClick={() => press(id, true)}>
                    {confirm}
                  </Button>
                  <Button small look="quiet" onClick={() => press(id, false)}>
                    {turnDown}
                  </Button>
                </span>
              ),
          },
        ]}
      />
    </>
  )
}
