import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import type { Supply } from './use-supply.ts'

interface SupplyStatusProps {
  readonly supply: Supply
}

/** What the look-up of the supply found, also for screen readers. */
export function SupplyStatus({ supply }: SupplyStatusProps) {
  const t = useTranslations('new-contract.supply')
  const { number } = useFormat()
  const words = () => {
    if (supply.at === 'looking') return t('looking')
    if (supply.at === 'failed') return t('failed')
    if (supply.at !== 'found') return ''
    const { access_tariff: tariff, powers } = supply.facts
    if (tariff && !powers) return t('knownTariff', { tariff: tariff.name })
    if (!tariff || !powers) return t('unknown')
    return t('known', { tariff: tariff.name, powers: powers.map((kw) => number(kw)).join(' · ') })
  }
  return (
    <div className="row address-status">
      <p role="status" className="small soft">
        {words()}
      </p>
      {supply.at === 'failed' ? (
        <Button small onClick={supply.again}>
          {t('again')}
        </Button>
      ) : null}
    </div>
  )
}
