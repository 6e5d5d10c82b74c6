import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import { requestStates } from '@endoll/domain/procedures/request-state.ts'
import { describe, expect, test } from 'vitest'
import {
  changeStanding,
  movesByItself,
  nextLookMs,
  requestPicture,
  stateTone,
  toldState,
  usualWay,
} from './request-status.ts'

describe('how a request is shown [c2.request] [r.request-followed]', () => {
  test('only what went against the customer is red, only what waits for them is amber', () => {
    expect(requestStates.filter((state) => stateTone(state) === 'bad')).toEqual(['rejected'])
    expect(requestStates.filter((state) => stateTone(state) === 'wait')).toEqual(['waiting_signature'])
  })

  test('what a link in a mail confirms does not wait for a signature', () => {
    expect(toldState('waiting_signature', { by_mail: true })).toBe('waiting_mail')
    expect(toldState('waiting_signature', { by_mail: false })).toBe('waiting_signature')
    expect(toldState('effective', { by_mail: true })).toBe('effective')
  })

  test('what changes is shown as coming, as made, or as not made', () => {
    const states = (standing: string) => requestStates.filter((state) => changeStanding(state) === standing)
    expect(states('coming')).toEqual([
      'submitted',
      'waiting_signature',
      'waiting_acceptance',
      'sent',
      'accepted',
    ])
    expect(states('made')).toEqual(['effective'])
    expect(states('dropped')).toEqual(['rejected', 'withdrawn', 'expired'])
  })

  test('the valley stands where it is done or on its way, not where the customer still has to sign [r.drawn-ends]', () => {
    const states = (picture?: string, procedure: ProcedureName = 'power') =>
      requestStates.filter((state) => requestPicture({ state, procedure }) === picture)
    for (const procedure of ['end_supply', 'withdrawal', 'erasure'] as const)
      expect(states(undefined, procedure)).toEqual(requestStates)
    expect(states('done')).toEqual(['effective'])
    expect(states('sent')).toEqual(['submitted', 'waiting_acceptance', 'sent', 'accepted'])
  })

  test('the page looks again only while somebody else has to move', () => {
    expect(requestStates.filter(movesByItself)).toEqual([
      'submitted',
      'waiting_acceptance',
      'sent',
      'accepted',
    ])
  })

  test.each([
    ['waiting_signature', ['sent', 'accepted', 'effective']],
    ['sent', ['accepted', 'effective']],
    ['accepted', ['effective']],
    ['effective', []],
    ['rejected', []],
    ['expired', []],
  ] as const)('after %s usually comes %j', (state, next) => {
    expect(usualWay(state)).toEqual(next)
  })

  test('somebody else signs a change of holder too', () => {
    expect(usualWay('waiting_signature', 'change_holder')).toEqual([
      'waiting_acceptance',
      'sent',
      'accepted',
      'effective',
    ])
  })

  test.each([
    [0, 4000],
    [14, 4000],
    [15, 60_000],
    [900, 60_000],
  ])('after %i looks the next one comes in %i ms', (looks, ms) => {
    expect(nextLookMs(looks)).toBe(ms)
  })
})
