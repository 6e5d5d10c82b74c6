import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, firstDayOfMonth, type Day } from '@endoll/domain/time/day.ts'
import { csvOf } from './csv.ts'
import { cupsOf } from './identifiers.ts'

type Periods = readonly number[]

interface DemoSupplyPoint {
  readonly cups: string
  /** For docs/demo.md. */
  readonly what: string
  readonly tariff: string
  readonly powersKw: Periods
  readonly selfConsumption: string
  /** kWh of a year. */
  readonly yearlyKwh: Periods
  readonly postalCode: string
}

/** Supply points without a contract here, for new customers. */
export const demoSupplyPoints: readonly DemoSupplyPoint[] = [
  {
    cups: cupsOf('0031', 90_001),
    what: 'a flat; powers and use of the last year are known',
    tariff: '2.0TD',
    powersKw: [4.6, 4.6],
    selfConsumption: '00',
    yearlyKwh: [690, 610, 1150],
    postalCode: '08401',
  },
  {
    cups: cupsOf('0022', 90_002),
    what: 'a house with panels',
    tariff: '2.0TD',
    powersKw: [5.75, 3.45],
    selfConsumption: '41',
    yearlyKwh: [540, 480, 1320],
    postalCode: '28002',
  },
  {
    cups: cupsOf('0031', 90_003),
    what: 'a bakery: six powers',
    tariff: '3.0TD',
    powersKw: [15, 15, 15, 15, 15, 20],
    selfConsumption: '00',
    yearlyKwh: [5200, 5900, 4300, 3900, 2600, 12_400],
    postalCode: '08500',
  },
  {
    cups: cupsOf('0031', 90_004),
    what: 'a flat in the Canaries whose use nobody knows',
    tariff: '2.0TD',
    powersKw: [3.45, 3.45],
    selfConsumption: '',
    yearlyKwh: [],
    postalCode: '38001',
  },
  {
    cups: cupsOf('0230', 90_005),
    what: 'gas of a house with heating: tariff and use are known',
    tariff: 'RL.2',
    powersKw: [],
    selfConsumption: '',
    yearlyKwh: [8400],
    postalCode: '08401',
  },
  {
    cups: cupsOf('0234', 90_006),
    what: 'gas of a flat whose use nobody knows: the tariff is asked',
    tariff: 'RL.1',
    powersKw: [],
    selfConsumption: '',
    yearlyKwh: [],
    postalCode: '28002',
  },
]

function columns(name: string, values: Periods) {
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((period) => [`${name}_p${period}`, values[period - 1] ?? '']),
  )
}

export function writeSupplyPoints(folder: string, today: Day): Promise<void> {
  const rows = demoSupplyPoints.map((point) => ({
    cups: point.cups,
    tariff: point.tariff,
    ...columns('power', point.powersKw),
    self_consumption: point.selfConsumption,
    ...columns('yearly', point.yearlyKwh),
    yearly_until: point.yearlyKwh.length > 0 ? addDays(firstDayOfMonth(today), -1) : '',
    postal_code: point.postalCode,
  }))
  return writeFile(join(folder, 'supply-points.csv'), csvOf(rows))
}
