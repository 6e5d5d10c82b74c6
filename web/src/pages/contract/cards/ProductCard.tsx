import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { today } from '../../../site/today.ts'
import { Card } from '../../../ui/Card.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { OwnText } from '../../../ui/OwnText.tsx'
import { ChangeControl } from '../actions/ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'
import { Prices } from '../../../supplies/product-prices/Prices.tsx'
import { shownPrices } from '../../../supplies/product-prices/shown-prices.ts'

interface ProductCardProps {
  readonly shown: ShownContract
}

/** The product: kind of price, commitment, and the prices of today or of the contract's last day. */
export function ProductCard({ shown }: ProductCardProps) {
  const { contract } = shown
  const t = useTranslations('contract-page.product')
  const title = useTranslations('contract-page.parts')
  const {
    pricelist,
    price_kind,
    regulated_price,
    last_resort,
    renewable,
    prices,
    end_date: end,
    commitment_end_date: commitment,
    renewal,
  } = contract
  const { longDay } = useFormat()
  const { usual, seldom } = shownPrices(prices)
  const commercial = pricelist.nom_comercial
  return (
    <Card title={title('product')} actions={<ChangeControl change="change_product" shown={shown} />}>
      <DefinitionList
        columns={2}
        items={[
          {
            term: t('product'),
            value: <OwnText text={commercial ?? pricelist.name} languages={contract.text_languages} />,
            ...(commercial !== null &&
              commercial !== pricelist.name && { note: t('list', { name: pricelist.name }) }),
          },
          {
            term: t('kind'),
            value: t(
              `kinds.${regulated_price === 'pvpc' ? 'pvpc' : last_resort ? 'lastResort' : price_kind}`,
            ),
          },
          {
            term: t('commitment'),
            value:
              commitment === null
                ? t('noCommitment')
                : t(commitment < today() ? 'ended' : 'until', { day: longDay(commitment) }),
          },
          ...(renewal === null
            ? []
            : [
                {
                  term: t('duration'),
                  value: t('renews', { months: renewal.months, day: longDay(renewal.last_day) }),
                  note: t('refuse'),
                },
              ]),
          { term: t('energy'), value: t(renewable ? 'renewable' : 'notRenewable') },
        ]}
      />
      <h3 className="contract-subtitle">{t(end !== null && end < today() ? 'lastPrices' : 'prices')}</h3>
      {usual.length === 0 ? <p className="soft">{t('noPrices')}</p> : <Prices shown={usual} />}
      {seldom.length === 0 ? null : (
        <details className="explained">
          <summary>{t('more')}</summary>
          <Prices shown={seldom} />
        </details>
      )}
    </Card>
  )
}
