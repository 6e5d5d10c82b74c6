import { centsOf } from '@endoll/api/cents.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { debtCentsOf, statusOf, statusTone } from '../../../supplies/contract-status.ts'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { Day } from '../../../ui/figures.tsx'
import { ChangeLink } from '../actions/ChangeControl.tsx'
import { ContractDownload } from '../actions/ContractDownload.tsx'
import type { ShownContract } from '../use-contract-page.ts'

interface DataCardProps {
  readonly shown: ShownContract
}

/** What the contract is called, how it stands, and its days. */
export function DataCard({ shown }: DataCardProps) {
  const { contract } = shown
  const t = useTranslations('contract-page.data')
  const title = useTranslations('contract-page.parts')
  const statuses = useTranslations('contract-page.status')
  const { money } = useFormat()
  const { name, sign_date, start_date, end_date, old_debts } = contract
  const status = statusOf(contract)
  const debtCents = debtCentsOf(contract)
  return (
    <Card
      title={title('data')}
      aside={<Chip tone={statusTone[status]}>{statuses(status)}</Chip>}
      actions={<ContractDownload name={name} />}
    >
      <DefinitionList
        columns={2}
        items={[
          { term: t('name'), value: name },
          {
            term: t('payment'),
            value: debtCents > 0 ? t('owed', { amount: money(debtCents) }) : t('paid'),
          },
          ...(old_debts.length === 0
            ? []
            : [
                {
                  term: t('oldDebts'),
                  value: (
                    <ul role="list">
                      {old_debts.map(({ reference, concept, date, amount }) => (
                        <li key={reference}>
                          <Day day={date} />, {concept}: {money(centsOf(amount))}
                        </li>
                      ))}
                    </ul>
                  ),
                  note: t('oldDebtsNote'),
                },
              ]),
          {
            term: t('signed'),
            value:
              sign_date === null ? (
                t('unsigned')
              ) : (
                <>
                  <Day day={sign_date} />
                  <ChangeLink change="withdrawal" shown={shown} />
                </>
              ),
          },
          {
            term: t('start'),
            value: start_date === null ? t('notStarted') : <Day day={start_date} />,
          },
          ...(end_date === null ? [] : [{ term: t('end'), value: <Day day={end_date} /> }]),
        ]}
      />
    </Card>
  )
}
