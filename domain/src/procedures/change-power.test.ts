import { describe, expect, test } from 'vitest'
import { faultsOf } from '../billing/rates/dated.ts'
import {
  askedPowerProblems,
  findPowerRefusal,
  isSamePower,
  lockedUntil,
  nextPowerChangeDay,
  type PowerContract,
} from './change-power.ts'
import { networkRights, powerChangeCost } from './network-rights.ts'
import { holderByNif } from './power-holder.ts'
import { powerRelief } from './power-relief.ts'

const flat: PowerContract = {
  state: 'activa',
  atrAvailable: true,
  tariff: '2.0TD',
  powersW: [4600, 4600],
  lastChangeDay: undefined,
  holder: 'other',
}

describe('when power may be changed [c4.modifications]', () => {
  test.each<[string, Partial<PowerContract>, unknown]>([
    ['an active contract may', {}, undefined],
    ['a draft may not', { state: 'esborrany' }, { code: 'contract_not_active' }],
    ['a closed one may not', { state: 'baixa' }, { code: 'contract_not_active' }],
    ['one with a request under way may not', { atrAvailable: false }, { code: 'process_running' }],
    ['gas has no power', { tariff: 'RL.2', powersW: [] }, { code: 'tariff_without_power' }],
    ['changed a year ago: again', { lastChangeDay: '2025-11-21' }, undefined],
    [
      'changed a day less than a year ago: tomorrow',
      { lastChangeDay: '2025-11-22' },
      { code: 'too_soon', nextDay: '2026-11-22', selfEmployedUntil: '2026-12-31' },
    ],
  ])('%s', (_, facts, expected) => {
    expect(findPowerRefusal({ ...flat, ...facts }, '2026-11-21')).toEqual(expected)
  })

  test('a change on a leap day is a year old on the last of February', () => {
    expect(nextPowerChangeDay('2024-02-29', '2024-03-01')).toBe('2025-02-28')
  })
})

describe('the relief of 2026 (RDL 7/2026 art. 5) [r.power-relief]', () => {
  const changed = (holder: PowerContract['holder'], lastChangeDay: string, today: string) =>
    findPowerRefusal({ ...flat, holder, lastChangeDay }, today)

  test('[law.power.twice] firms and self-employed change as often as they wish, from 22 March to 31 December', () => {
    for (const holder of ['firm', 'self_employed'] as const) {
      expect(changed(holder, '2026-03-01', '2026-03-21')).toMatchObject({ code: 'too_soon' })
      expect(changed(holder, '2026-03-21', '2026-03-22')).toBeUndefined()
      expect(changed(holder, '2026-12-30', '2026-12-31')).toBeUndefined()
    }
    expect(changed('other', '2026-03-21', '2026-03-22')).toEqual({
      code: 'too_soon',
      nextDay: '2027-03-21',
      selfEmployedUntil: '2026-12-31',
    })
  })

  test('once more in the three months after it, who changed within it (art. 5.3)', () => {
    expect(changed('firm', '2026-12-30', '2027-03-31')).toBeUndefined()
    expect(changed('firm', '2026-12-30', '2027-04-01')).toMatchObject({ nextDay: '2027-12-30' })
    // The change after the relief was the one more.
    expect(changed('firm', '2027-01-02', '2027-03-31')).toEqual({
      code: 'too_soon',
      nextDay: '2028-01-02',
      selfEmployedUntil: undefined,
    })
    expect(changed('other', '2026-12-30', '2027-03-31')).toMatchObject({ code: 'too_soon' })
  })

  test('their changes are free but for the extension of new power (art. 5.4)', () => {
    const cost = (day: string, holder: PowerContract['holder']) =>
      powerChangeCost([20_000], [21_000], day, holder)
    const free = { addedW: 1000, connectionCents: 0, accessCents: 0, extensionCents: 1727, increases: true }
    expect(cost('2026-11-21', 'firm')).toEqual(free)
    expect(cost('2026-11-21', 'self_employed')).toEqual(free)
    const full = { ...free, connectionCents: 904, accessCents: 1970 }
    expect(cost('2026-11-21', 'other')).toEqual(full)
    expect(cost('2027-01-01', 'firm')).toEqual(full)
  })

  test('a firm is recognised by its NIF; who else is self-employed has to prove it', () => {
    expect(['B12345674', '12345678Z', 'x'].map(holderByNif)).toEqual(['firm', 'other', 'other'])
  })

  test('its row says where it comes from', () => {
    expect(faultsOf(powerRelief)).toEqual([])
  })
})

describe('what is asked for', () => {
  test('the same power changes nothing, in watts', () => {
    expect(isSamePower(flat, [4600, 4600])).toBe(true)
    expect(isSamePower(flat, [4600, 4599])).toBe(false)
    expect(isSamePower(flat, [4600])).toBe(false)
  })

  test('a power above 15 kW needs another tariff', () => {
    expect(askedPowerProblems(flat, [4600, 17_300], '2026-11-21')).toEqual([
      { period: 2, code: 'power_over_limit' },
    ])
  })

  test('a power of before the steps may stay beside one that changes; it may not be asked for anew', () => {
    const old = { ...flat, powersW: [3450, 3450] }
    expect(askedPowerProblems(old, [4600, 3450], '2026-11-21')).toEqual([])
    expect(askedPowerProblems(old, [4650, 3450], '2026-11-21')).toEqual([{ period: 1, code: 'power_step' }])
    expect(askedPowerProblems(flat, [4600, 3450], '2026-11-21')).toEqual([{ period: 2, code: 'power_step' }])
  })
})

describe('what it costs', () => {
  test('one kW more: 9.04 to connect, 19.70 access, 17.27 extension [c9.power-costs]', () => {
    expect(powerChangeCost([4600, 4600], [5600, 4600], '2026-11-21')).toEqual({
      addedW: 1000,
      connectionCents: 904,
      accessCents: 1970,
      extensionCents: 1727,
      increases: true,
    })
  })

  test('1.15 kW more: 19.70 × 1.15 = 22.655, 17.27 × 1.15 = 19.8605', () => {
    const cost = powerChangeCost([3450, 3450], [4600, 4600], '2026-11-21')
    expect(cost).toMatchObject({ accessCents: 2266, extensionCents: 1986 })
  })

  test('less power: only the connection', () => {
    expect(powerChangeCost([5700, 5700], [4600, 3400], '2026-11-21')).toEqual({
      addedW: 0,
      connectionCents: 904,
      accessCents: 0,
      extensionCents: 0,
      increases: false,
    })
  })

  test('one period rises below the highest: the rights are named, no kW are paid', () => {
    const cost = powerChangeCost([5700, 3400], [5700, 4600], '2026-11-21')
    expect(cost).toMatchObject({ addedW: 0, accessCents: 0, increases: true })
  })

  test('the rows say where they come from', () => {
    expect(faultsOf(networkRights)).toEqual([])
  })
})

test('before a change it is known until when there is no other, by the rule of the day on which it counts', () => {
  expect(lockedUntil('other', '2026-11-27')).toBe('2027-11-27')
  expect(lockedUntil('firm', '2026-11-27')).toBeUndefined()
  expect(lockedUntil('firm', '2027-01-01')).toBe('2028-01-01')
})
