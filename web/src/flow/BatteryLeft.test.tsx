import { getContract } from '@endoll/api/contracts.ts'
import { leavingBatteryRules } from '@endoll/domain/billing/leaving-battery.ts'
import { expect, it } from 'vitest'
import { read } from '../calls/query.ts'
import { contract } from './messages/es.ts'
import { markupOf, wordsOf } from '../testing/markup.tsx'
import { settingsWith } from '../testing/site.ts'
import { BatteryLeft } from './BatteryLeft.tsx'

const { of } = { of: read(getContract, { params: { name: '100201' } }) }

function shown(
  parts: readonly number[],
  leavingBattery: (typeof leavingBatteryRules)[number],
  toHolder = false,
) {
  const data = { bateria_virtual: parts.map((part) => ({ part })) }
  return wordsOf(
    markupOf(
      <BatteryLeft contract="100201" toHolder={toHolder} />,
      { contract },
      [{ of, data }],
      settingsWith({ leavingBattery }),
    ),
  )
}

it.each(leavingBatteryRules)('says what is left in all batteries, and what becomes of it by %s', (rule) => {
  const words = shown([16.05, 4.9], rule)
  expect(words).toContain('20,95')
  expect(words).toContain(contract.batteryLeft[rule])
})

it('says nothing where nothing is left, and of a new holder that it does not pass on', () => {
  expect(shown([0], 'lost')).toBe('')
  expect(shown([16.05], 'lost', true)).toContain(contract.batteryLeft.notPassed)
})
