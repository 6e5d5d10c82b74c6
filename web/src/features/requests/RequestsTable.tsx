import type { RequestItem } from '@endoll/api/requests.ts'
import { isEnded } from '@endoll/domain/procedures/request-state.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Day } from '../../ui/figures.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { stateTone, toldState } from './request-status.ts'

interface RequestsTableProps {
  readonly caption: string
  readonly requests: readonly RequestItem[]
  /** Of several contracts: then there is a column for the contract. */
  readonly ofSeveral?: boolean
  readonly empty: ReactNode
}

export function RequestsTable({ caption, requests, ofSeveral = false, empty }: RequestsTableProps) {
  const t = useTranslations('requests')
  const { address } = useSite()
  const { instant } = useFormat()
  const contract: Column<RequestItem> = {
    key: 'contract',
    header: t('columns.contract'),
    cell: ({ contract: one, contracts }) =>
      one?.name ?? (contracts.length > 0 ? t('parts.count', { count: contracts.length }) : t('ofThePerson')),
  }
  const columns: readonly Column<RequestItem>[] = [
    {
      key: 'what',
      header: t('columns.what'),
      position: 'title',
      cell: ({ procedure }) => t(`procedures.${procedure}`),
    },
    { key: 'reference', header: t('columns.reference'), cell: ({ reference }) => reference },
    ...(ofSeveral ? [contract] : []),
    {
      key: 'submitted',
      header: t('columns.submitted'),
      cell: ({ submitted_at }) => <span className="figures">{instant(submitted_at)}</span>,
    },
    {
      key: 'due',
      header: t('columns.due'),
      cell: ({ state, due_date: due }) => {
        if (isEnded(state)) return t('noNext')
        return due ? <Day day={due} /> : t('noDue')
      },
    },
    {
      key: 'state',
      header: t('columns.state'),
      position: 'corner',
      cell: (request) => (
        <Chip tone={stateTone(request.state)}>{t(`states.${toldState(request.state, request)}.name`)}</Chip>
      ),
    },
  ]
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={requests}
      rowKey={({ id }) => String(id)}
      rowHref={({ id }) => address('request', { id: String(id) })}
      empty={empty}
    />
  )
}
