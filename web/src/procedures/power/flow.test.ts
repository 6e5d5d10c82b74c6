import { describe, expect, test } from 'vitest'
import { isComplete, openSteps, stepAt, sentAnswers } from '../../flow/flow.ts'
import { powerErrors, powerFlow, readPowers, type PowerAnswers } from './flow.ts'
import { begunPowers, linkedPowers, linkMeetsOthers, type KeptPowers } from './LinkedPowers.tsx'

const flat = { tariff: '2.0TD', powersW: [4600, 4600] }
const bakery = { tariff: '3.0TD', powersW: [20_000, 20_000, 25_000, 25_000, 30_000, 34_500] }

describe('powers as they are typed [c2.dialog-power] [c5.power-values] [c5.power-comma]', () => {
  test.each<[string, typeof flat, string[], unknown]>([
    ['comma and point', flat, ['3,4', '5.7'], { powersW: [3400, 5700] }],
    ['one period unchanged', flat, ['4,6', '5,7'], { powersW: [4600, 5700] }],
    ['nothing typed', flat, [], { errors: { power_p1: ['required_field'], power_p2: ['required_field'] } }],
    ['nothing changed', flat, ['4,6', '4.60'], { errors: { power_p1: ['same_power'] } }],
    ['not a number', flat, ['4,6', 'mucha'], { errors: { power_p2: ['power_field_not_valid'] } }],
    [
      'one period keeps a power of before the steps',
      { ...flat, powersW: [3450, 3450] },
      ['4,6', '3,45'],
      { powersW: [4600, 3450] },
    ],
    ['between two steps', flat, ['5,75', '4,6'], { errors: { power_p1: ['power_step'] } }],
    ['above the tariff', flat, ['4,6', '17,3'], { errors: { power_p2: ['power_over_limit'] } }],
    [
      'falling in 3.0TD',
      bakery,
      ['20', '19', '25', '25', '30', '34,5'],
      { errors: { power_p2: ['power_order'] } },
    ],
  ])('%s', (_, contract, typed, expected) => {
    expect(readPowers(contract, typed)).toEqual(expected)
  })
})

describe('answers in, steps out', () => {
  const flow = powerFlow(flat, [])
  const slugs = (answers: Partial<PowerAnswers>) => openSteps(flow, answers).map(({ slug }) => slug)
  test.each<[Partial<PowerAnswers>, string[], boolean]>([
    [{}, ['powers'], false],
    [{ powers: ['4,6', '4,6'] }, ['powers'], false],
    [{ powers: ['5,7', '5,7'] }, ['powers', 'phone'], false],
    [{ powers: ['5,7', '5,7'], phone: '12' }, ['powers', 'phone'], false],
    [{ powers: ['5,7', '5,7'], phone: '934 000 111' }, ['powers', 'phone'], true],
    [{ phone: '934 000 111' }, ['powers'], false],
  ])('%j: open %j', (answers, open, complete) => {
    expect(slugs(answers)).toEqual(open)
    expect(isComplete(flow, answers)).toBe(complete)
  })

  test('the summary is reached with everything, and not before [c5.power-phone]', () => {
    const half: Partial<PowerAnswers> = { powers: ['5,7', '5,7'] }
    expect(stepAt(flow, half, 'summary')).toMatchObject({ slug: 'phone' })
    const all: Partial<PowerAnswers> = { powers: ['5,7', '5,7'], phone: '600000000' }
    expect(stepAt(flow, all, 'summary')).toBe('summary')
    expect(sentAnswers<PowerAnswers>(flow, all)).toEqual(all)
  })
})

describe('below the measured peak', () => {
  const peak = { demandW: 3120, span: { start_date: '2026-01-01', end_date: '2026-01-31' }, limited: true }
  const yes = { below_peak_accepted: ['below_peak_not_accepted'] }
  test.each<[string, Partial<PowerAnswers>, object]>([
    ['a yes is wanted', { powers: ['3', '4,6'] }, yes],
    ['a yes is given', { powers: ['3', '4,6'], belowPeak: true }, {}],
    ['at the peak none is', { powers: ['3,2', '4,6'] }, {}],
    [
      'with what else is wrong',
      { powers: ['3', '5,75'] },
      { power_p2: ['power_step'], below_peak_accepted: ['below_peak_not_accepted'] },
    ],
  ])('%s', (_, answers, errors) => {
    expect(powerErrors(flat, [peak, peak], answers)).toEqual(errors)
    const open = openSteps(powerFlow(flat, [peak, peak]), answers).map(({ slug }) => slug)
    expect(open).toEqual(Object.keys(errors).length > 0 ? ['powers'] : ['powers', 'phone'])
  })

  test('all fields are checked at once', () => {
    expect(powerErrors(flat, [], { powers: ['', '17,3'] })).toEqual({
      power_p1: ['required_field'],
      power_p2: ['power_over_limit'],
    })
  })
})

describe('figures that a link brings along [r.optimal-power-card]', () => {
  test.each<[string, typeof flat, Record<string, unknown>, readonly number[] | undefined]>([
    ['both periods', flat, { p1: '3.3', p2: '4.6' }, [3300, 4600]],
    ['with a comma', flat, { p1: '3,3', p2: '4,6' }, [3300, 4600]],
    ['none', flat, {}, undefined],
    ['one of two', flat, { p1: '3.3' }, undefined],
    ['one too many', flat, { p1: '3.3', p2: '4.6', p3: '4.6' }, undefined],
    ['no number', flat, { p1: '<b>', p2: '4.6' }, undefined],
    ['not even a text', flat, { p1: 3.3, p2: ['4.6'] }, undefined],
    [
      'six periods',
      bakery,
      { p1: '18.001', p2: '19', p3: '19', p4: '19', p5: '19', p6: '20' },
      [18_001, 19_000, 19_000, 19_000, 19_000, 20_000],
    ],
  ])('%s', (_, contract, search, expected) => {
    expect(linkedPowers(contract, search)).toEqual(expected)
  })

  test.each<[string, KeptPowers, boolean]>([
    ['nothing was begun', { answers: {}, typed: {} }, false],
    ['only a phone was given', { answers: { phone: '600000000' }, typed: {} }, false],
    ['the same figures', { answers: { powers: ['3,3', '4,60'] }, typed: {} }, false],
    ['those of the contract', { answers: {}, typed: { power_p1: ['4,6'], power_p2: ['4,6'] } }, false],
    ['others were answered', { answers: { powers: ['5,7', '5,7'] }, typed: {} }, true],
    ['others were typed', { answers: {}, typed: { power_p1: ['5,7'], power_p2: ['4,6'] } }, true],
    ['half a figure was typed', { answers: {}, typed: { power_p1: ['5,'], power_p2: ['4,6'] } }, true],
    [
      'what was typed last counts',
      { answers: { powers: ['3,3', '4,6'] }, typed: { power_p1: ['5,7'], power_p2: ['4,6'] } },
      true,
    ],
    ['something else was kept there', { answers: {}, typed: { power_p1: 7 } }, false],
  ])('%s', (_, kept, asks) => {
    expect(linkMeetsOthers(flat, [3300, 4600], begunPowers(flat, kept))).toBe(asks)
  })
})
