import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractingProcess } from './atr-process.ts'
import type { ContractingAnswers, PresentSupply, ProcessReason } from './atr-process.ts'

const answers: ContractingAnswers = {
  activeContract: true,
  changesHolder: false,
  tariff: '2.0TD',
  powersW: [4600, 4600],
  selfConsumption: '00',
}
const present: PresentSupply = { tariff: '2.0TD', powersW: [4600, 4600], selfConsumption: '00' }
const unknown: PresentSupply = { tariff: null, powersW: null, selfConsumption: null }

describe('the process of a supply that comes to us [r.atr-process]', () => {
  it.each<[string, Partial<ContractingAnswers>, Partial<PresentSupply>, string, ProcessReason[]]>([
    ['nobody has a contract there', { activeContract: false }, {}, 'A3', ['no_contract_in_force']],
    [
      'nobody has one, and everything would change',
      { activeContract: false, changesHolder: true, powersW: [3450, 3450] },
      {},
      'A3',
      ['no_contract_in_force'],
    ],
    ['all stays', {}, {}, 'C1', ['nothing_changes']],
    [
      'all stays, with self-consumption',
      { selfConsumption: '41' },
      { selfConsumption: '41' },
      'C1',
      ['nothing_changes'],
    ],
    ['no self-consumption by an old code', {}, { selfConsumption: '2A' }, 'C1', ['nothing_changes']],
    ['no self-consumption that anybody knows of', {}, { selfConsumption: null }, 'C1', ['nothing_changes']],
    ['another holder', { changesHolder: true }, {}, 'C2', ['holder']],
    ['less power in the valley', { powersW: [4600, 3450] }, {}, 'C2', ['powers']],
    [
      'six powers for two',
      { tariff: '3.0TD', powersW: [5000, 5000, 5000, 5000, 5000, 16000] },
      {},
      'C2',
      ['tariff', 'powers'],
    ],
    ['panels', { selfConsumption: '41' }, {}, 'C2', ['self_consumption']],
    [
      'panels without the distributor’s data',
      { selfConsumption: '41' },
      { selfConsumption: null },
      'C2',
      ['self_consumption'],
    ],
    ['panels that go', {}, { selfConsumption: '41' }, 'C2', ['self_consumption']],
    [
      'everything at once',
      { changesHolder: true, powersW: [1000, 2000], selfConsumption: '41' },
      {},
      'C2',
      ['holder', 'powers', 'self_consumption'],
    ],
    ['powers that nobody knows', {}, { powersW: null }, 'C2', ['powers_unknown']],
    ['a supply of which nothing is known', {}, unknown, 'C2', ['tariff_unknown', 'powers_unknown']],
  ])('%s', (_, answered, there, code, reasons) => {
    expect(contractingProcess({ ...answers, ...answered }, { ...present, ...there })).toEqual({
      code,
      reasons,
    })
  })

  it('always has a reason, and is C1 only when the answers are what is there', () => {
    const powers = fc.array(fc.constantFrom(3450, 4600, 5750), { minLength: 2, maxLength: 2 })
    const code = fc.constantFrom('00', '41', '31', '2A')
    fc.assert(
      fc.property(
        fc.record({
          activeContract: fc.boolean(),
          changesHolder: fc.boolean(),
          tariff: fc.constantFrom('2.0TD' as const, '3.0TD' as const),
          powersW: powers,
          selfConsumption: code,
        }),
        fc.record({
          tariff: fc.option(fc.constantFrom('2.0TD' as const, '3.0TD' as const)),
          powersW: fc.option(powers),
          selfConsumption: fc.option(code),
        }),
        (answered, there) => {
          const process = contractingProcess(answered, there)
          expect(process.reasons.length).toBeGreaterThan(0)
          expect(process.code === 'A3').toBe(!answered.activeContract)
          if (process.code !== 'C1') return
          expect([answered.changesHolder, answered.tariff, answered.powersW]).toEqual([
            false,
            there.tariff,
            there.powersW,
          ])
        },
      ),
    )
  })
})
