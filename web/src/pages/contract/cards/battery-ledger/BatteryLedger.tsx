import { getBatteryLedger } from '@endoll/api/batteries.ts'
import type { BatteryMovement } from '@endoll/api/batteries.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { BatteryLink } from '@endoll/api/contracts.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { read } from '../../../../calls/query.ts'
import { useErrorText } from '../../../../i18n/errors/error-text.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { ReadFailure } from '../../../../failures/ReadFailure.tsx'
import { useSite } from '../../../../site/site.tsx'
import { today } from '../../../../site/today.ts'
import { DefinitionList } from '../../../../ui/DefinitionList.tsx'
import type { Definition } from '../../../../ui/DefinitionList.tsx'
import { Day, Money } from '../../../../ui/figures.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { Table } from '../../../../ui/Table.tsx'
import type { Column } from '../../../../ui/Table.tsx'

type Ledger = ReplyOf<typeof getBatteryLedger>

interface BatteryLedgerProps {
  readonly battery: BatteryLink['bateria']
  /** Name of the contract on whose page it is asked for: rows of others say whose they are. */
  readonly contract: string
}

export function ledgerQuery(id: number, year?: string) {
  return read(getBatteryLedger, {
    params: { bateriaId: String(id) },
    query: { ...(year !== undefined && { year }) },
  })
}

/** A year of a battery, bill by bill: what went in, what came out, and what was in it afterwards. */
export function BatteryLedger({ battery, contract }: BatteryLedgerProps) {
  const t = useTranslations('battery-ledger')
  const errorText = useErrorText()
  const [year, setYear] = useState<string>()
  // The year before stays on the screen until the chosen one is read.
  const { data, error, isPending, refetch } = useQuery({
    ...ledgerQuery(battery.id, year),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <Skeleton label={t('loading')} shape="table" rows={6} />
  if (!data) {
    return (
      <ReadFailure
        error={error}
        title={t('failure.title')}
        safe={t('failure.safe')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className="stack">
      {error ? (
        <Notice tone="bad" title={t('stale')} announce>
          {errorText(error)}
        </Notice>
      ) : null}
      {data.years.length > 1 ? (
        <div className="no-print">
          <Select
            name="year"
            label={t('year')}
            width="short"
            value={year ?? String(data.year)}
            options={data.years.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={({ target }) => setYear(target.value)}
          />
        </div>
      ) : null}
      <Year ledger={data} contract={contract} />
    </div>
  )
}

interface YearProps {
  readonly ledger: Ledger
  readonly contract: string
}

function Year({ ledger, contract }: YearProps) {
  const t = useTranslations('battery-ledger')
  const { money } = useFormat()
  const { items } = ledger
  const year = String(ledger.year)
  const row = (term: string, euros: number, note?: string): Definition => ({
    term,
    value: <Money amountCents={centsOf(euros)} />,
    ...(note !== undefined && { note }),
  })
  const moved = items.length > 0
  const withContract = items.some(({ polissa_name: name }) => name !== contract)
  const shared = ledger.parts.length > 1 || ledger.rest !== 0
  const parts = ledger.parts.map(({ polissa_name: name, part }) =>
    row(name === contract ? t('part') : t('partOf', { name }), part),
  )
  const sums = [
    moved && row(t('opening'), ledger.opening_balance),
    moved && row(t('deposits'), ledger.deposits),
    moved && row(t('withdrawals'), ledger.withdrawals),
    ledger.others !== 0 && row(t('others'), ledger.others, t('othersNote')),
    (moved || ledger.closing_balance !== 0) &&
      row(t(year === today().slice(0, 4) ? 'now' : 'closing'), ledger.closing_balance),
    ...(shared ? parts : []),
    ledger.rest !== 0 && row(t('rest'), ledger.rest),
  ]
  return (
    <>
      {moved ? (
        <p>
          {t('answer', {
            year,
            deposits: money(centsOf(ledger.deposits)),
            withdrawals: money(centsOf(ledger.withdrawals)),
          })}
        </p>
      ) : null}
      <DefinitionList columns={2} items={sums.filter((sum) => sum !== false)} />
      <Table
        caption={t('caption', { name: ledger.bateria.name, year })}
        columns={useColumns({ withContract, withParts: shared })}
        // Two rows may have the same invoice and day.
        rows={items.map((item, index) => ({ ...item, key: String(index) }))}
        rowKey={({ key }) => key}
        empty={<p className="soft">{t('none')}</p>}
      />
    </>
  )
}

function useColumns({
  withContract,
  withParts,
}: {
  withContract: boolean
  withParts: boolean
}): readonly Column<BatteryMovement & { readonly key: string }>[] {
  const t = useTranslations('battery-ledger')
  const { address, offers } = useSite()
  const amount = (key: 'deposit' | 'withdrawal' | 'balance' | 'part') => ({
    key,
    header: t(key),
    align: 'end' as const,
    cell: (row: BatteryMovement) =>
      row[key] === 0 && key !== 'balance' && key !== 'part' ? (
        <span className="soft">
          <Money amountCents={0} />
        </span>
      ) : (
        <Money amountCents={centsOf(row[key])} />
      ),
  })
  return [
    {
      key: 'invoice',
      header: t('invoice'),
      position: 'title',
      cell: ({ invoice_number: number, invoice_id: id }) =>
        id !== null && offers('invoice') ? (
          <Link href={address('invoice', { id: String(id) })}>{number}</Link>
        ) : (
          number
        ),
    },
    { key: 'day', header: t('day'), cell: ({ date }) => <Day day={date} /> },
    ...(withContract
      ? [{ key: 'contract', header: t('contract'), cell: (row: BatteryMovement) => row.polissa_name }]
      : []),
    amount('deposit'),
    amount('withdrawal'),
    amount('balance'),
    ...(withParts ? [amount('part')] : []),
  ]
}
