import { describe, expect, it } from 'vitest'
import {
  findCutDay,
  findNextStep,
  findPlannedCut,
  isLadderOfHomes,
  ladderStage,
  ladderStages,
  type LadderRung,
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

describe('what comes next', () => {
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
    // 12 March + 45 days: 19 left in March, 26 of April.
    ['the warning: 45 days', rungs('60 2026-03-12'), { stage: 'cut_letter', from: '2026-04-26' }],
    // Monday 27 April: 28–30 April are three (1 May rests), 4–8 five, 11–15 five, 18 and 19 the last two.
    ['the cut: 15 working days', rungs('80 2026-04-27'), { stage: 'cut_planned', from: '2026-05-19' }],
  ])('after %s', (_, climbed, expected) => {
    expect(findNextStep(climbed)).toEqual(expected)
  })

  it.each([
    ['nothing unpaid', rungs()],
    ['paid again', rungs('60 2026-03-12', '0 2026-03-20')],
    ['the end', rungs('80 2026-04-27', '90 2026-05-20')],
    ['a state of the retailer’s own', rungs('10 2026-03-02', 'X 2026-03-05')],
    ['a letter of before the law', rungs('30 2017-10-07')],
  ])('nothing after %s', (_, climbed) => {
    expect(findNextStep(climbed)).toBeUndefined()
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
    ['planned without a letter that we know', rungs('90 2026-05-04'), '2026-05-04'],
    ['an earlier climb, then paid', rungs('80 2026-04-27', '0 2026-05-04'), undefined],
    [
      'an earlier climb, then a new notice',
      rungs('80 2026-04-27', '0 2026-05-04', '10 2026-09-01'),
      undefined,
    ],
    ['a new climb', rungs('80 2026-01-12', '0 2026-02-04', '90 2026-05-04'), '2026-05-04'],
  ])('after %s', (_, climbed, expected) => {
    expect(findCutDay(climbed)).toBe(expected)
  })
})

describe('whose ladder it is', () => {
  const home = { energy: 'electricity', use: 'household', powersW: [4600, 10_000] } as const

  it.each([
    ['a home of up to 10 kW', home, true],
    ['one of more', { ...home, powersW: [4600, 10_001] }, false],
    ['a firm', { ...home, use: 'business' }, false],
    ['gas', { ...home, energy: 'gas', powersW: [] }, false],
  ] as const)('%s', (_, supply, expected) => {
    expect(isLadderOfHomes(supply, '2026-11-21')).toBe(expected)
  })

  it('of others only the cut that is planned is known', () => {
    const letter = { day: '2026-10-19', code: '80' }
    expect(findPlannedCut([letter])).toBeUndefined()
    expect(findPlannedCut([letter, { day: '2026-11-09', code: '90' }])).toBe('2026-11-09')
    expect(
      findPlannedCut([
        { day: '2026-11-09', code: '90' },
        { day: '2026-11-10', code: '0' },
      ]),
    ).toBeUndefined()
  })
})
