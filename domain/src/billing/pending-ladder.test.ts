import { describe, expect, it } from 'vitest'
import type { Protection } from './cut-protection.ts'
import {
  ladderStage,
  ladderStages,
  unpaidOutlook,
  unpaidRule,
  type LadderRung,
  type UnpaidSupply,
} from './pending-ladder.ts'

function rungs(...list: readonly string[]): LadderRung[] {
  return list.map((written) => {
    const [code = '', day = ''] = written.split(' ')
    return { code, day }
  })
}

describe('the stage of a code', () => {
  it.each([
    ['0', 'correct'],
    ['10', 'notice'],
    ['15', 'notice_sent'],
    ['20', 'first_letter'],
    ['30', 'first_letter'],
    ['40', 'second_letter'],
    ['50', 'second_letter'],
    ['60', 'warning'],
    ['70', 'cut_letter'],
    ['80', 'cut_letter'],
    ['90', 'cut_planned'],
    ['95', 'other'],
    ['', 'other'],
    ['R-2', 'other'],
    ['constructor', 'other'],
  ])('%s is %s', (code, stage) => {
    expect(ladderStage(code)).toBe(stage)
    expect(ladderStages).toContain(stage)
  })
})

const home: UnpaidSupply = {
  energy: 'electricity',
  use: 'household',
  powersW: [4600, 10_000],
  protections: [],
  serviceDays: [1, 2, 3, 4, 5],
}

/** On a day after the last rung. */
function outlook(climbed: readonly LadderRung[], supply: Partial<UnpaidSupply> = {}, today?: string) {
  return unpaidOutlook(
    { rungs: climbed },
    { ...home, ...supply },
    today ?? climbed.at(-1)?.day ?? '2026-03-02',
  )
}

function protectedBy(kind: Protection['kind'], from = '2024-01-01', to?: string): Partial<UnpaidSupply> {
  return { protections: [{ kind, from, to }] }
}

describe('what comes next [r.debt-ladder]', () => {
  it.each([
    ['a notice: sent at once', rungs('10 2026-03-02'), { stage: 'notice_sent', from: '2026-03-02' }],
    ['sent: the first letter', rungs('15 2026-03-02'), { stage: 'first_letter', from: '2026-03-02' }],
    // Monday 2 March: 3, 4, 5, 6, 9, 10, 11 March are seven working days.
    [
      'the first letter: 7 working days',
      rungs('20 2026-02-20', '30 2026-03-02'),
      { stage: 'second_letter', from: '2026-03-11' },
    ],
    // Monday 30 March: 31, 1 and 2 April, not Good Friday the 3rd, then 6, 7, 8 and 9.
    ['the first letter in Holy Week', rungs('30 2026-03-30'), { stage: 'second_letter', from: '2026-04-09' }],
    ['the second letter: a day', rungs('50 2026-03-11'), { stage: 'warning', from: '2026-03-12' }],
    // Two months from 11 March: Monday 11 May. Fifteen working days before: 8–4 May are five (1 May rests), 30–27 April
    // four, 24–20 five, and the 17th of April, a Friday, the last.
    [
      'the warning: fifteen working days before the two months end',
      rungs('50 2026-03-11', '60 2026-03-12'),
      { stage: 'cut_letter', from: '2026-04-17' },
    ],
    // Monday 27 April: 28–30 April are three (1 May rests), 4–8 five, 11–15 five, 18 and 19 the last two.
    ['the cut: 15 working days', rungs('80 2026-04-27'), { stage: 'cut_planned', from: '2026-05-19' }],
    // The letter came early: the two months from 13 April end on Saturday 13 June, so Monday 15 June.
    [
      'the cut: not before the two months end',
      rungs('50 2026-04-13', '80 2026-04-27'),
      { stage: 'cut_planned', from: '2026-06-15' },
    ],
  ])('after %s', (_, climbed, expected) => {
    expect(outlook(climbed).next).toEqual(expected)
  })

  it.each([
    ['nothing unpaid', rungs()],
    ['paid again', rungs('60 2026-03-12', '0 2026-03-20')],
    ['the end', rungs('80 2026-04-27', '90 2026-05-20')],
    ['a state of the retailer’s own', rungs('10 2026-03-02', 'X 2026-03-05')],
    ['a letter of before the law', rungs('30 2017-10-07')],
  ])('nothing after %s', (_, climbed) => {
    expect(outlook(climbed).next).toBeUndefined()
  })
})

describe('the day from which the supply may be cut', () => {
  it.each([
    ['no rung', rungs(), undefined],
    ['the warning', rungs('60 2026-03-12'), undefined],
    ['the letter that announces it', rungs('80 2026-04-27'), '2026-05-19'],
    ['the letter, sent later than due', rungs('70 2026-04-20', '80 2026-04-27'), '2026-05-19'],
    // Monday 8 March: 9–12 are four, 15–19 five, 22–25 four, not Good Friday the 26th, 29 and 30 the last two.
    ['the letter before Easter', rungs('80 2027-03-08'), '2027-03-30'],
    ['planned after the wait', rungs('80 2026-04-27', '90 2026-05-25'), '2026-05-25'],
    ['planned too early', rungs('80 2026-04-27', '90 2026-05-04'), '2026-05-19'],
    [
      'planned before the two months end',
      rungs('50 2026-04-13', '80 2026-04-20', '90 2026-05-20'),
      '2026-06-15',
    ],
    ['planned without a letter that we know', rungs('90 2026-05-04'), '2026-05-04'],
    ['an earlier climb, then paid', rungs('80 2026-04-27', '0 2026-05-04'), undefined],
    [
      'an earlier climb, then a new notice',
      rungs('80 2026-04-27', '0 2026-05-04', '10 2026-09-01'),
      undefined,
    ],
    ['a new climb', rungs('80 2026-01-12', '0 2026-02-04', '90 2026-05-04'), '2026-05-04'],
  ])('after %s', (_, climbed, expected) => {
    expect(outlook(climbed).cutDay).toBe(expected)
  })

  it.each([
    ['a Friday, the eve of a day without service', '2026-11-20', '2026-11-23'],
    ['a Saturday', '2026-11-21', '2026-11-23'],
    // Tuesday 8 December is a holiday, Monday its eve.
    ['the eve of a holiday', '2026-12-07', '2026-12-09'],
    ['a holiday', '2026-12-08', '2026-12-09'],
    ['Maundy Thursday', '2027-03-25', '2027-03-29'],
  ])('[law.17] is never %s', (_, planned, expected) => {
    expect(outlook(rungs(`90 ${planned}`)).cutDay).toBe(expected)
  })

  it('[law.17] follows the days on which somebody can reconnect', () => {
    const friday = rungs('90 2026-11-20')
    expect(outlook(friday, { serviceDays: [1, 2, 3, 4, 5, 6] }).cutDay).toBe('2026-11-20')
    expect(outlook(friday, { serviceDays: [1, 2] }).cutDay).toBe('2026-11-23')
    // Nobody works for two days in a row, so it may never be set.
    expect(outlook(friday, { serviceDays: [1, 3, 5] }).cutDay).toBeUndefined()
  })
})

describe('a supply that may not be cut [r.law-cut-ban]', () => {
  const climbs = [
    rungs('10 2026-10-05'),
    rungs('50 2026-09-01', '60 2026-09-02'),
    rungs('50 2026-08-01', '60 2026-08-02', '80 2026-10-19'),
    rungs('80 2026-10-19', '90 2026-11-16'),
  ]

  it.each(['vulnerable', 'severe', 'at_risk', 'social_document'] as const)(
    '[law.1] of a %s consumer is told no day in 2026, in electricity',
    (kind) => {
      for (const climbed of climbs) {
        const { next, cutDay, ban } = outlook(climbed, protectedBy(kind), '2026-11-26')
        expect([next, cutDay]).toEqual([undefined, undefined])
        expect(ban?.kind).toBe(kind)
        const lasts = kind === 'at_risk' || kind === 'social_document'
        expect(ban?.until).toBe(lasts ? undefined : '2026-12-31')
      }
    },
  )

  it('[law.1.gas] of a vulnerable consumer keeps its gas too', () => {
    const gas = { energy: 'gas', powersW: [], ...protectedBy('vulnerable') } as const
    for (const climbed of climbs) {
      expect(outlook(climbed, gas, '2026-11-26')).toEqual({
        ban: { kind: 'vulnerable', until: '2026-12-31' },
      })
    }
  })

  it('[law.1] is told the end of a protection that ends before the measure', () => {
    const supply = protectedBy('vulnerable', '2026-01-01', '2026-12-16')
    expect(outlook(climbs[0]!, supply, '2026-11-26').ban).toEqual({ kind: 'vulnerable', until: '2026-12-15' })
    expect(outlook(climbs[0]!, supply, '2026-12-16').ban).toBeUndefined()
  })

  it.each(['life_support', 'essential'] as const)('[law.1] of %s is never cut', (kind) => {
    for (const climbed of climbs) {
      expect(outlook(climbed, protectedBy(kind), '2028-03-01')).toEqual({ ban: { kind, until: undefined } })
    }
  })

  it('[law.1] a machine that keeps somebody alive does not need gas', () => {
    const gas = { energy: 'gas', powersW: [], ...protectedBy('life_support') } as const
    expect(outlook(climbs[3]!, gas, '2026-11-26').ban).toBeUndefined()
  })

  it('[law.1.days] the days of the measure count in no wait', () => {
    const bonus = protectedBy('vulnerable')
    // Demanded within the measure: four months and six of minimum supply from 1 January 2027.
    const warned = rungs('50 2026-11-02', '60 2026-11-03')
    // Fifteen working days before Monday 1 November 2027: 29–25 October, 22–18, 15–13, 11 and 8, without the 12th.
    expect(outlook(warned, bonus, '2027-01-11').next).toEqual({ stage: 'cut_letter', from: '2027-10-08' })
    // The earlier letter counts from then too.
    const announced = rungs('50 2025-11-03', '80 2026-12-21')
    // 59 days ran in 2025; the rest of the ten months, which would have ended on 3 September 2026, after the measure: Friday,
    // the eve of a day without service.
    expect(outlook(announced, bonus, '2027-01-11').next).toEqual({ stage: 'cut_planned', from: '2027-09-06' })
  })

  it('[law.1.bonus] with the bonus the months are four, and six of minimum supply', () => {
    const warned = rungs('50 2027-01-11', '60 2027-01-12')
    expect(outlook(warned).next).toEqual({ stage: 'cut_letter', from: '2027-02-18' })
    // Ten months later is Thursday 11 November.
    expect(outlook(warned, protectedBy('vulnerable')).next).toEqual({
      stage: 'cut_letter',
      from: '2027-10-20',
    })
    const lowered = outlook(warned, protectedBy('vulnerable')).minimumSupply
    expect(lowered).toEqual({ from: '2027-05-11', powerW: 3500, months: 6 })
    // Not of a home that has no more, nor without the bonus, nor before payment is demanded.
    const small = { ...protectedBy('vulnerable'), powersW: [3300, 3500] }
    expect(outlook(warned, small).minimumSupply).toBeUndefined()
    expect(outlook(warned).minimumSupply).toBeUndefined()
    expect(outlook(rungs('15 2027-01-11'), protectedBy('vulnerable')).minimumSupply).toBeUndefined()
    // Before there was a minimum supply, the four months alone: 12–11 May, 8–4, 30–27 April without 1 May, 24–21.
    const before = rungs('50 2020-01-13', '60 2020-01-14')
    expect(outlook(before, protectedBy('vulnerable', '2019-01-01')).next?.from).toBe('2020-04-21')
    expect(outlook(warned, protectedBy('vulnerable', '2024-01-01', '2026-12-31')).next?.from).toBe(
      '2027-02-18',
    )
  })
})

describe('whose rule it is', () => {
  it.each([
    ['a home of up to 10 kW', home, 'home'],
    ['one of more', { ...home, powersW: [4600, 10_001] }, 'large_home'],
    ['a firm', { ...home, use: 'business' }, undefined],
    ['gas of the free market', { ...home, energy: 'gas', powersW: [] }, undefined],
    ['gas of last resort', { ...home, energy: 'gas', powersW: [], lastResort: true }, 'tariff_gas'],
  ] as const)('%s', (_, supply, expected) => {
    expect(unpaidRule(supply, '2026-11-21')).toBe(expected)
  })

  const firm = { use: 'business' } as const
  const gas = { energy: 'gas', powersW: [] } as const

  it('of firms and free gas only the cut that is planned is known', () => {
    const letter = { day: '2026-10-19', code: '80' }
    const planned = [letter, { day: '2026-11-09', code: '90' }]
    for (const supply of [firm, gas]) {
      expect(outlook([letter], supply)).toEqual({ next: undefined, cutDay: undefined })
      expect(outlook(planned, supply).cutDay).toBe('2026-11-09')
      expect(outlook([...planned, { day: '2026-11-10', code: '0' }], supply)).toEqual({})
    }
  })

  it('[law.17] a firm is not cut on a Friday either, free gas as its contract says', () => {
    expect(outlook(rungs('90 2026-11-20'), firm).cutDay).toBe('2026-11-23')
    expect(outlook(rungs('90 2026-11-20'), gas).cutDay).toBe('2026-11-20')
  })

  it('[law.1.large] a home above 10 kW has a month from the letter', () => {
    const large = { powersW: [11_500] }
    expect(outlook(rungs('80 2026-10-19'), large).next).toEqual({ stage: 'cut_planned', from: '2026-11-19' })
    expect(outlook(rungs('80 2026-10-19', '90 2026-11-09'), large).cutDay).toBe('2026-11-19')
    expect(outlook(rungs('60 2026-10-19'), large).next).toBeUndefined()
  })

  it('[law.1.gas] gas of last resort has two months from the demand', () => {
    const tariffGas = { ...gas, lastResort: true }
    expect(outlook(rungs('30 2026-09-01'), tariffGas).next).toEqual({
      stage: 'cut_planned',
      from: '2026-11-02',
    })
    expect(outlook(rungs('30 2026-09-01', '90 2026-10-05'), tariffGas).cutDay).toBe('2026-11-02')
    expect(outlook(rungs('15 2026-09-01'), tariffGas)).toEqual({ next: undefined, cutDay: undefined })
  })
})
