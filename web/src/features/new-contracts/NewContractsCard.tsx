import type { DraftItem } from '@endoll/api/contract-drafts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { draftsQuery, draftTones } from './drafts-query.ts'

/** Contracts that the customer has asked for, if any. */
export function NewContractsCard() {
  const t = useTranslations('new-contracts')
  const { address } = useSite()
  const { instant } = useFormat()
  const list = useQuery(draftsQuery())
  const { data, error } = list
  const columns: readonly Column<DraftItem>[] = [
    {
      key: 'what',
      header: t('list.columns.what'),
      position: 'title',
      cell: ({ kind, product }) => `${t(`list.kinds.${kind}`)}: ${product}`,
    },
    { key: 'reference', header: t('list.columns.reference'), cell: ({ reference }) => reference },
    { key: 'cups', header: t('list.columns.cups'), cell: ({ cups }) => cups },
    {
      key: 'submitted',
      header: t('list.columns.submitted'),
      cell: ({ submitted_at: at }) => <span className="figures">{instant(at)}</span>,
    },
    {
      key: 'state',
      header: t('list.columns.state'),
      position: 'corner',
      cell: ({ state }) => <Chip tone={draftTones[state]}>{t(`states.${state}.name`)}</Chip>,
    },
  ]
  if (error && !data) {
    return (
      <ReadFailure
        error={error}
        title={t('list.unread')}
        safe={t('nothingLost')}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!data || data.items.length === 0) return null
  return (
    <Card title={t('list.title')}>
      <Table
        caption={t('list.title')}
        columns={columns}
        rows={data.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => address('signContract', { id })}
        empty={null}
      />
    </Card>
  )
}
