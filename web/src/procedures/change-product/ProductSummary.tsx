import { centsOf } from '@endoll/api/cents.ts'
import { pricePages } from '@endoll/api/price-pages.ts'
import type { OfferedProduct } from '@endoll/api/procedures/change-product.ts'
import type { ProductStart } from '@endoll/domain/procedures/product-start.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface ProductSummaryProps {
  readonly product: OfferedProduct
  readonly start: ProductStart
}

/** What is signed of a product, before it is sent: prices, duration, stay, and what goes with the product before. */
export function ProductSummary({ product, start }: ProductSummaryProps) {
  const t = useTranslations('change-product.summary')
  const battery = useTranslations('contract.batteryLeft')
  const { money, number } = useFormat()
  const { settings, language } = useSite()
  const { leavingBattery } = settings
  const { stay, duration_months: months, options_lost: lost, battery_left: left } = product
  return (
    <section className="stack" data-gap="s" aria-label={t('prices')}>
      {settings.switches.publicPrices ? (
        <p>
          <a
            href={`${pricePages[language]}/${encodeURIComponent(product.code)}`}
            target="_blank"
            rel="noopener"
          >
            {t('prices')}
          </a>
        </p>
      ) : null}
      <DefinitionList
        items={[
          { term: t('duration'), value: t('months', { months }) },
          {
            term: t('stay'),
            value: stay
              ? t('stayMonths', { months: stay.months, percent: number(Number(stay.penalty_percent), 2) })
              : t('noStay'),
          },
          ...(lost.length > 0
            ? [{ term: t('lost'), value: lost.map((option) => t(`options.${option}`)).join(', ') }]
            : []),
        ]}
      />
      {left === null ? null : (
        <Notice tone="wait" title={battery('title', { amount: money(centsOf(left)) })}>
          <p>{t('battery')}</p>
          <p>{battery(leavingBattery)}</p>
        </Notice>
      )}
      {start === 'soon' ? <p>{t('soon')}</p> : null}
      <p>{t('document')}</p>
    </section>
  )
}
