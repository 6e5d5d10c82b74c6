import { centsOf } from '@endoll/api/cents.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { RETAILERS_LIST } from '@endoll/domain/contracting/regulated-price.ts'
import { mayEndService } from '@endoll/domain/procedures/end-service.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { functionQuery } from '../../../site/contract-functions.ts'
import { useSite } from '../../../site/site.tsx'
import { today } from '../../../site/today.ts'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Link } from '../../../ui/Link.tsx'
import { OwnText } from '../../../ui/OwnText.tsx'
import { Day } from '../../../ui/figures.tsx'
import { Table } from '../../../ui/Table.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Refused, useOfferedChanges } from '../actions/ChangeControl.tsx'
import { changeRefusal } from '../actions/change-refusal.ts'
import type { ShownContract } from '../use-contract-page.ts'

type Service = Pick<ContractDetail['services'][number], 'name' | 'start_date' | 'end_date'> &
  Partial<Pick<ContractDetail['services'][number], 'id' | 'about' | 'price' | 'stay'>> & {
    readonly kind: 'service' | 'bonus'
    readonly renewal?: { readonly by: 'customer' | 'retailer'; readonly day: string } | null
  }

interface ServicesCardProps {
  readonly contract: ContractDetail
  readonly shown: Pick<ShownContract, 'contract' | 'open' | 'power'>
}

/** Services and social bonuses with the days on which they hold. */
export function ServicesCard({ contract, shown }: ServicesCardProps) {
  const t = useTranslations('contract-page.services')
  const title = useTranslations('contract-page.parts')
  const { longDay, money } = useFormat()
  const { address } = useSite()
  const isOffered = useOfferedChanges(contract).includes('end_service')
  const refusal = changeRefusal('end_service', shown)
  const rows: readonly Service[] = [
    ...contract.bonos_sociales.map((bonus) => ({ ...bonus, kind: 'bonus' as const })),
    ...contract.services.map((service) => ({ ...service, kind: 'service' as const })),
  ]
  const columns: Column<Service>[] = [
    {
      key: 'name',
      header: t('name'),
      position: 'title',
      cell: ({ name, about = null }) => (
        <div>
          <OwnText text={name} languages={contract.text_languages} />
          {about === null ? null : (
            <span className="line small soft">
              <OwnText text={about} languages={contract.text_languages} />
            </span>
          )}
        </div>
      ),
    },
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(kind) },
    {
      key: 'price',
      header: t('price'),
      cell: ({ kind, price = null }) => {
        if (kind === 'bonus') return '–'
        return price === null ? t('noPrice') : t('aMonth', { amount: money(centsOf(price)) })
      },
    },
    { key: 'from', header: t('from'), cell: ({ start_date }) => <Day day={start_date} /> },
    {
      key: 'to',
      header: t('to'),
      cell: ({ end_date, renewal = null, stay = null }) => {
        const held = stay && (
          <span className="line small soft">
            {t('stay', { day: longDay(stay.last_day), amount: money(centsOf(stay.penalty)) })}
          </span>
        )
        if (end_date === null) {
          return (
            <div>
              {t('open')}
              {held}
            </div>
          )
        }
        return (
          <div>
            <Day day={end_date} /> {end_date < today() ? <Chip tone="neutral">{t('ended')}</Chip> : null}
            {renewal?.by === 'retailer' && end_date >= today() ? (
              <span className="line small soft">{t('renewal', { day: longDay(renewal.day) })}</span>
            ) : null}
          </div>
        )
      },
    },
  ]
  const mayEnd = isOffered && refusal === undefined
  if (mayEnd && contract.services.some(({ end_date: end }) => mayEndService(end, today()))) {
    columns.push({
      key: 'end',
      header: t('actions'),
      position: 'actions',
      cell: ({ id, name, end_date }) =>
        id === undefined || !mayEndService(end_date, today()) ? null : (
          <Link
            className="no-print"
            href={address(
              'viewContracts',
              {},
              {
                ...functionQuery('end_service', contract.name),
                service: String(id),
              },
            )}
            aria-label={t('endOf', { name })}
          >
            {t('end')}
          </Link>
        ),
    })
  }
  return (
    <Card title={title('services')}>
      <Table
        caption={t('caption')}
        columns={columns}
        rows={rows}
        rowKey={({ kind, name, start_date }) => `${kind} ${name} ${start_date}`}
        empty={<p className="soft">{t('none')}</p>}
      />
      {isOffered && refusal?.why === 'running' ? (
        <p className="small soft">
          <Refused refusal={refusal} />
        </p>
      ) : null}
      {contract.regulated_price === 'possible' ? (
        <p className="small soft">
          {t('bonusElsewhere')}{' '}
          <a href={RETAILERS_LIST} rel="noopener noreferrer">
            {t('retailers')}
          </a>
        </p>
      ) : null}
    </Card>
  )
}
