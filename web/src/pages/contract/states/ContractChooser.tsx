import type { ContractItem } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { statusOf, statusTone } from '../../../supplies/contract-status.ts'
import { useSite } from '../../../site/site.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Table } from '../../../ui/Table.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { StateHeading } from './ContractStates.tsx'
import '../../../supplies/lists.css'

interface ContractChooserProps {
  readonly contracts: readonly ContractItem[]
  readonly total: number
  readonly hrefOf: (name: string) => string
}

/** Which of several contracts the page is to show. */
export function ContractChooser({ contracts, total, hrefOf }: ContractChooserProps) {
  const t = useTranslations('contract-page')
  const { address } = useSite()
  const columns: readonly Column<ContractItem>[] = [
    { key: 'contract', header: t('chooser.contract'), position: 'title', cell: ({ name }) => name },
    { key: 'address', header: t('chooser.address'), cell: ({ cups }) => cups.full_address },
    {
      key: 'status',
      header: t('chooser.status'),
      position: 'corner',
      cell: (contract) => {
        const status = statusOf(contract)
        return <Chip tone={statusTone[status]}>{t(`status.${status}`)}</Chip>
      },
    },
  ]
  return (
    <>
      <StateHeading
        title={t('titles.electricity')}
        answer={`${t('chooser.answer', { count: total })} ${t('chooser.which')}`}
      />
      <Table
        caption={t('chooser.caption')}
        columns={columns}
        rows={contracts}
        rowKey={({ id }) => String(id)}
        rowHref={({ name }) => hrefOf(name)}
        empty={null}
      />
      {total > contracts.length ? (
        <p className="soft">
          {t('chooser.more', { count: contracts.length })}{' '}
          <Link href={address('contracts')}>{t('states.see')}</Link>
        </p>
      ) : null}
    </>
  )
}
