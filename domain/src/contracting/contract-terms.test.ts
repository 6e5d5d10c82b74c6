import { expect, it } from 'vitest'
import { contractTerms } from './contract-terms.ts'

const home = { tariff: '2.0TD', isPerson: true, isFixedPrice: true }
const day = '2026-11-26'

it.each([
  ['nothing said: a year, and no stay', [null, null, null], home, [12, null]],
  ['a stay without a penalty is none', [24, 24, null], home, [24, null]],
  [
    'a home at a fixed price: the first year at most, five per cent at most',
    [24, 24, '8'],
    home,
    [24, [12, '5']],
  ],
  ['less than the law allows stays less', [12, 6, '2.5'], home, [12, [6, '2.5']]],
  [
    'a home whose price follows the market leaves for nothing',
    [12, 12, '5'],
    { ...home, isFixedPrice: false },
    [12, null],
  ],
  ['a firm is bound as it was agreed', [24, 24, '8'], { ...home, isPerson: false }, [24, [24, '8']]],
  ['a person above 15 kW too', [24, 24, '8'], { ...home, tariff: '3.0TD' }, [24, [24, '8']]],
] as const)('[law.3.stay] %s', (_, [durationMonths, stayMonths, penaltyPercent], contract, [lasts, stay]) => {
  expect(contractTerms({ durationMonths, stayMonths, penaltyPercent }, contract, day)).toEqual({
    durationMonths: lasts,
    stay: stay && { months: stay[0], penaltyPercent: stay[1] },
  })
})
