import { LazyTexts } from '../../../i18n/LazyTexts.tsx'
import './optimal-power.css'
import { OptimalPower } from './OptimalPower.tsx'

interface OptimalPowerCardProps {
  readonly name: string
}

/** The best contracted power of one contract, by its name. Brings its texts and reads its figures by itself. */
export function OptimalPowerCard({ name }: OptimalPowerCardProps) {
  return (
    <LazyTexts area="optimal-power" fallback={<div className="card optimal-waiting" />}>
      <OptimalPower name={name} />
    </LazyTexts>
  )
}
