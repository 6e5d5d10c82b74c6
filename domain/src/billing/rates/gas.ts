import type { Decimal } from '../../money.ts'
import type { Rate } from './dated.ts'

/** Special tax on hydrocarbons, EUR per kWh of gas in general use. */
export const hydrocarbonTax: readonly Rate<Decimal>[] = [
  {
    from: '2025-01-01',
    value: '0.00234',
    source: 'Ley 38/1992 art. 50: 0.65 EUR/GJ × 0.0036 GJ/kWh; from memory, not checked',
    confidence: 'low',
  },
]
