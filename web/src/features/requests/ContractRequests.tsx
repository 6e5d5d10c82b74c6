import { useQuery } from '@tanstack/react-query'
import { listRequests } from '@endoll/contract/requests.ts'
import type { RequestItem } from '@endoll/contract/requests.ts'
import { useTranslations } from 'use-intl'
import { read } from '../../api/query.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { LateTexts } from '../../LateTexts.tsx'
import { useSite } from '../../site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Day } from '../../ui/figures.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/Table.tsx'
import { stateTone } from './request-status.ts'

const shown = 5

interface ContractRequestsProps {
  /** Name of the contract. */
  readonly contract: string
}

/** The newest requests of a contract, each leading to its page, and the way to all of them. Brings its own texts. */
export function ContractRequests({ contract }: ContractRequestsProps) {
  return (
    <LateTexts area="requests" fallback={null}>
      <Related contract={contract} />
    </LateTexts>
  )
}

function Related({ contract }: ContractRequestsProps) {
  const t = useTranslations('requests')
  const retry = useTranslations('errors.read')
  const errorText = useErrorText()
  const { address } = useSite()
  const { data, error, refetch } = useQuery(
    read(listRequests, { query: { contract, offset: '0', limit: String(shown) } }),
  )
  const content = () => {
    if (data) {
      return data.items.length > 0 ? (
        <Newest contract={contract} requests={data.items} />
      ) : (
        <p className="soft">{t('related.none')}</p>
      )
    }
    if (!error) return <Skeleton label={t('loading')} shape="table" rows={2} />
    return (
      <Notice
        tone="bad"
        title={t('unread')}
        announce
        actions={
          <Button small onClick={() => void refetch()}>
            {retry('retry')}
          </Button>
        }
      >
        {errorText(error)}
      </Notice>
    )
  }
  return (
    <Card
      title={t('title')}
      aside={
        data && data.items.length > 0 ? <Link href={address('requests')}>{t('related.all')}</Link> : undefined
      }
    >
      {content()}
    </Card>
  )
}

function Newest({ contract, requests }: { contract: string; requests: readonly RequestItem[] }) {
  const t = useTranslations('requests')
  const { address } = useSite()
  const { instant } = useFormat()
  const columns: readonly Column<RequestItem>[] = [
    {
      key: 'what',
      header: t('columns.what'),
      place: 'title',
      cell: ({ procedure }) => t(`procedures.${procedure}`),
    },
    { key: 'reference', header: t('columns.reference'), cell: ({ reference }) => reference },
    {
      key: 'submitted',
      header: t('columns.submitted'),
      cell: ({ submitted_at }) => <span className="figures">{instant(submitted_at)}</span>,
    },
    {
      key: 'due',
      header: t('columns.due'),
      cell: ({ due_date }) => (due_date ? <Day day={due_date} /> : t('noDue')),
    },
    {
      key: 'state',
      header: t('columns.state'),
      place: 'corner',
      cell: ({ state }) => <Chip tone={stateTone(state)}>{t(`states.${state}.name`)}</Chip>,
    },
  ]
  return (
    <Table
      caption={t('related.caption', { name: contract })}
      columns={columns}
      rows={requests}
      rowKey={({ id }) => String(id)}
      rowHref={({ id }) => address('request', { id: String(id) })}
      empty={null}
    />
  )
}
