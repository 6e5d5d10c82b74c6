import type { RequestDetail } from '@endoll/api/requests.ts'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import { stateTone, toldState } from '../../features/requests/request-status.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Table } from '../../ui/Table.tsx'

type Part = RequestDetail['parts'][number]

interface PartsProps {
  readonly request: Pick<RequestDetail, 'parts' | 'left_out' | 'by_mail'>
}

/** The contracts that were asked for together, each with its state, and those that had to be left out. */
export function Parts({ request: { parts, left_out: leftOut, by_mail } }: PartsProps) {
  const t = useTranslations('requests')
  const errorText = useErrorText()
  return (
    <Card title={t('parts.count', { count: parts.length })}>
      <Table
        caption={t('parts.count', { count: parts.length })}
        rows={parts}
        rowKey={({ contract }) => contract}
        columns={[
          {
            key: 'contract',
            header: t('columns.contract'),
            position: 'title',
            cell: ({ contract }) => contract,
          },
          {
            key: 'state',
            header: t('columns.state'),
            position: 'corner',
            cell: ({ state }) => (
              <Chip tone={stateTone(state)}>{t(`states.${toldState(state, { by_mail })}.name`)}</Chip>
            ),
          },
          ...(parts.some(({ reason_text: reason }) => reason !== null)
            ? [{ key: 'why', header: t('parts.why'), cell: ({ reason_text: reason }: Part) => reason }]
            : []),
        ]}
        empty={null}
      />
      {leftOut.map(({ contract, error }) => (
        <p key={contract} className="small">
          {t('parts.leftOut', { contract, why: errorText(new ApiError(error, 409)) })}
        </p>
      ))}
    </Card>
  )
}
