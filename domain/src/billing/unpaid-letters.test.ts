import { describe, expect, it } from 'vitest'
import { demandedOn, unpaidOutlook, type LadderRung, type UnpaidSupply } from './pending-ladder.ts'
import { notifiedOn, type SentLetter } from './unpaid-letters.ts'

const home: UnpaidSupply = {
  energy: 'electricity',
  use: 'household',
  powersW: [4600, 4600],
  protections: [],
  serviceDays: [1, 2, 3, 4, 5],
}
const first = { day: '2026-03-02', code: '30' }
const second = { day: '2026-03-11', code: '50' }
const last = { day: '2026-04-27', code: '80' }

function outlook(rungs: readonly LadderRung[], letters: readonly SentLetter[], supply = home) {
  return unpaidOutlook({ rungs, letters }, supply, '2026-05-01')
}

describe('the proof of sending of a letter', () => {
  it.each([
    ['nothing', [], { is: 'unreported' }],
    ['sent', [{ sent: '2026-03-02' }], { is: 'awaited', day: '2026-03-02' }],
    ['delivered', [{ sent: '2026-03-02', delivered: '2026-03-05' }], { is: 'notified', day: '2026-03-05' }],
    // Monday 2 March: seven working days later is Wednesday the 11th.
    ['returned', [{ sent: '2026-03-02', returned: '2026-03-06' }], { is: 'to_repeat', day: '2026-03-11' }],
    [
      'returned and sent again',
      [{ sent: '2026-03-02', returned: '2026-03-06' }, { sent: '2026-03-11' }],
      { is: 'notified', day: '2026-03-11' },
    ],
    [
      'returned twice',
      [
        { sent: '2026-03-12', returned: '2026-03-20' },
        { sent: '2026-03-02', returned: '2026-03-06' },
      ],
      { is: 'notified', day: '2026-03-12' },
    ],
    [
      'returned and sent again too early',
      [{ sent: '2026-03-02', returned: '2026-03-04' }, { sent: '2026-03-10' }],
      { is: 'to_repeat', day: '2026-03-11' },
    ],
    [
      'returned, and the one sent too early delivered',
      [
        { sent: '2026-03-02', returned: '2026-03-04' },
        { sent: '2026-03-10', delivered: '2026-03-13' },
      ],
      { is: 'notified', day: '2026-03-13' },
    ],
  ])('[law.9.proof] %s', (_, sendings, expected) => {
    const letters = sendings.map((sending) => ({ annex: 'III' as const, ...sending }))
    expect(notifiedOn(letters, 'III')).toEqual(expected)
    expect(notifiedOn(letters, 'IV')).toEqual({ is: 'unreported' })
  })
})

describe('the way to a cut, where the sendings are reported', () => {
  it('[law.9.proof] waits for the delivery of the demand, whatever state the bill is given', () => {
    const letters = [{ annex: 'III', sent: '2026-03-03' }] as const
    for (const rungs of [[first], [first, second], [first, last], [last, { day: '2026-05-25', code: '90' }]])
      expect(outlook(rungs, letters)).toEqual({ awaits: { letter: 'III', sent: '2026-03-03' } })
    expect(demandedOn({ rungs: [first], letters })).toBeUndefined()
  })

  it('[law.9.proof] counts the two months from the delivery, and asks for no second demand', () => {
    const letters = [{ annex: 'III', sent: '2026-03-03', delivered: '2026-03-11' }] as const
    // As the second letter of 11 March of the states: two months to 11 May, fifteen working days before.
    expect(outlook([first], letters).next).toEqual({ stage: 'cut_letter', from: '2026-04-17' })
    expect(demandedOn({ rungs: [first], letters })).toBe('2026-03-11')
    expect(outlook([first], []).next?.stage).toBe('second_letter')
  })

  it('[law.9.proof] has a demand that came back sent again after seven working days', () => {
    const returned = { annex: 'III', sent: '2026-03-02', returned: '2026-03-09' } as const
    expect(outlook([first], [returned])).toEqual({ next: { stage: 'second_letter', from: '2026-03-11' } })
    expect(outlook([first, last], [returned]).cutDay).toBeUndefined()
    const again = [returned, { annex: 'III', sent: '2026-03-16' }] as const
    expect(demandedOn({ rungs: [first, second], letters: again })).toBe('2026-03-16')
  })

  it('[law.9.proof] counts the fifteen working days from the delivery of the last demand', () => {
    const demand = { annex: 'III', sent: '2026-02-20', delivered: '2026-02-25' } as const
    const letter = { annex: 'IV', sent: '2026-04-20' } as const
    expect(outlook([first, last], [demand, letter])).toEqual({ awaits: { letter: 'IV', sent: '2026-04-20' } })
    const delivered = { ...letter, delivered: '2026-04-27' }
    expect(outlook([first, last], [demand, delivered]).cutDay).toBe('2026-05-19')
    const returned = { ...letter, returned: '2026-04-27' }
    expect(outlook([first, last], [demand, returned])).toEqual({
      next: { stage: 'cut_letter', from: '2026-04-29' },
    })
  })

  it('[law.9.proof] takes no letter of a debt that was paid', () => {
    const old = { annex: 'III', sent: '2025-03-03', delivered: '2025-03-05' } as const
    const rungs = [{ day: '2025-03-20', code: '0' }, first]
    expect(outlook(rungs, [old]).next?.stage).toBe('second_letter')
    expect(demandedOn({ rungs, letters: [old] })).toBe('2026-03-02')
  })

  it('[law.9.proof] holds for larger homes and gas of last resort by their own letter, and for no firm', () => {
    const large = { ...home, powersW: [11_500] }
    const letter = { annex: 'IV', sent: '2026-04-20' } as const
    expect(outlook([last], [letter], large).awaits).toEqual({ letter: 'IV', sent: '2026-04-20' })
    expect(outlook([last], [{ ...letter, delivered: '2026-04-28' }], large).cutDay).toBe('2026-05-28')
    const gas = { ...home, energy: 'gas', powersW: [], lastResort: true } as const
    expect(outlook([first], [{ annex: 'III', sent: '2026-03-02' }], gas).awaits?.letter).toBe('III')
    const planned = [{ day: '2026-05-25', code: '90' }]
    expect(outlook(planned, [letter], { ...home, use: 'business' }).cutDay).toBe('2026-05-25')
  })
})
