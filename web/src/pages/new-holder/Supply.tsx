import type { HolderChangeView } from '@endoll/api/holder-changes.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { useTranslations } from 'use-intl'
import { Prices } from '../../supplies/product-prices/Prices.tsx'
import { shownPrices } from '../../supplies/product-prices/shown-prices.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'

interface SupplyProps {
  readonly view: HolderChangeView
}

/** What somebody takes over, and in whose name it will be. */
export function Supply({ view }: SupplyProps) {
  const t = useTranslations('new-holder.supply')
  const { power } = useFormat()
  const { supply, new_holder: holder, reference } = view
  const powers = supply.powers.map(
    (powerKw, index) => `P${index + 1} ${power(Math.round(powerKw * 1000)).value} kW`,
  )
  const { usual } = shownPrices(supply.prices)
  return (
    <>
      <Card title={t('title')}>
        <DefinitionList
          columns={2}
          items={[
            { term: t('address'), value: supply.address },
            { term: 'CUPS', value: groupCups(supply.cups) },
            { term: t('tariff'), value: supply.tariff },
            ...(powers.length === 0 ? [] : [{ term: t('powers'), value: powers.join(', ') }]),
            { term: t('product'), value: supply.product },
            ...supply.options.map(({ option, choice }) => ({
              term: t(`options.${option}`),
              value: choice,
              note: t('fromBefore'),
            })),
            { term: t('holder'), value: holder.name, note: t('nif', { nif: holder.nif }) },
            { term: t('reference'), value: reference },
          ]}
        />
      </Card>
      {usual.length === 0 ? null : (
        <Card title={t('prices')}>
          <Prices shown={usual} />
        </Card>
      )}
    </>
  )
}
