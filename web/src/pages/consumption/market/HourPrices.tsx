import { useTranslations } from 'use-intl'
import type { Readings } from '../../../features/consumption/readings.ts'
import { PriceBars } from './PriceBars.tsx'

interface HourPricesProps {
  /** The hours of one day. */
  readonly readings: Readings
}

/** The prices of the hours that the chart above shows; nothing if none is known. */
export function HourPrices({ readings }: HourPricesProps) {
  const t = useTranslations('market')
  const nanoPrices = readings.cost?.hour_nano_prices ?? []
  if (nanoPrices.every((nano) => nano === null)) return null
  return (
    <section className="stack" data-gap="s">
      <h3>{t('ofDay')}</h3>
      <PriceBars day={readings.start} starts={readings.starts} nanoPrices={nanoPrices} />
    </section>
  )
}
