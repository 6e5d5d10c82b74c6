import { centsOf } from '@endoll/api/cents.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { RETAILERS_LIST } from '@endoll/domain/contracting/regulated-price.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { today } from '../../../site/today.ts'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { OwnText } from '../../../ui/OwnText.tsx'
import { Day } from '../../../ui/figures.tsx'
import { Table } from '../../../ui/Table.tsx'
import type { Column } from '../../../ui/Table.tsx'

type Service = Omit<ContractDetail['services'][number], 'price'> & {
  readonly kind: 'service' | 'bonus'
  /** Of a bonus there is none. */
  readonly price?: number | null
  readonly renewal?: { readonly by: 'customer' | 'retailer'; readonly day: string } | null
}

interface ServicesCardProps {
  readonly contract: ContractDetail
}

/** Services and social bonuses with the days on which they hold. */
export function ServicesCard({ contract }: ServicesCardProps) {
  const t = useTranslations('contract-page.services')
  const title = useTranslations('contract-page.parts')
  const { longDay, money } = useFormat()
  const rows: readonly Service[] = [
    ...contract.bonos_sociales.map((bonus) => ({ ...bonus, kind: 'bonus' as const })),
    ...contract.services.map((service) => ({ ...service, kind: 'service' as const })),
  ]
  const columns: readonly Column<Service>[] = [
    {
      key: 'name',
      header: t('name'),
      position: 'title',
      cell: ({ name }) => <OwnText text={name} languages={contract.text_languages} />,
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
      cell: ({ end_date, renewal = null }) => {
        if (end_date === null) return t('open')
        return (
          <>
            <Day day={end_date} /> {end_date < today() ? <Chip tone="neutral">{t('ended')}</Chip> : null}
            {renewal?.by === 'retailer' && end_date >= today() ? (
              <span className="line small soft">{t('renewal', { day: longDay(renewal.day) })}</span>
            ) : null}
          </>
        )
      },
    },
  ]
  return (
    <Card title={title('services')}>
      <Table
        caption={t('caption')}
        columns={columns}
        rows={rows}
        rowKey={({ kind, name, start_date }) => `${kind} ${name} ${start_date}`}
        empty={<p className="soft">{t('none')}</p>}
      />
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
