import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findNextState,
  ImpossibleStepError,
  isEnded,
  isWithdrawable,
  nextState,
  openStates,
  requestActors,
  requestEvents,
  requestStates,
  type RequestState,
} from './request-state.ts'

const steps = requestStates.flatMap((state) =>
  requestEvents.flatMap((event) =>
    requestActors.flatMap((actor) => {
      const to = findNextState(state, event, actor)
      return to ? [`${state} ${event} ${actor} ${to}`] : []
    }),
  ),
)

describe('the life of a request', () => {
  test('has these steps and no other', () => {
    expect(steps).toEqual([
      'submitted ask_signature system waiting_signature',
      'submitted send system sent',
      'submitted apply system effective',
      'submitted withdraw customer withdrawn',
      'submitted withdraw system withdrawn',
      'waiting_signature sign signature sent',
      'waiting_signature sign_first signature waiting_acceptance',
      'waiting_signature withdraw customer withdrawn',
      'waiting_signature withdraw system withdrawn',
      'waiting_signature expire system expired',
      'waiting_acceptance sign signature sent',
      'waiting_acceptance withdraw customer withdrawn',
      'waiting_acceptance withdraw system withdrawn',
      'waiting_acceptance expire system expired',
      'sent accept retailer accepted',
      'sent accept system accepted',
      'sent reject retailer rejected',
      'sent take_effect retailer effective',
      'sent take_effect system effective',
      'sent withdraw customer withdrawn',
      'sent withdraw system withdrawn',
      'accepted accept retailer accepted',
      'accepted accept system accepted',
      'accepted reject retailer rejected',
      'accepted take_effect retailer effective',
      'accepted take_effect system effective',
      'accepted withdraw system withdrawn',
    ])
  })

  test('anything else throws and says what was tried', () => {
    expect(() => nextState('effective', 'withdraw', 'customer')).toThrow(ImpossibleStepError)
    expect(() => nextState('waiting_signature', 'sign', 'customer')).toThrow(
      'a request that is waiting_signature cannot sign by customer',
    )
  })

  test('ends in four states and can be taken back in four', () => {
    expect(requestStates.filter(isEnded)).toEqual(['rejected', 'effective', 'withdrawn', 'expired'])
    expect(requestStates.filter(isWithdrawable)).toEqual([
      'submitted',
      'waiting_signature',
      'waiting_acceptance',
      'sent',
    ])
    expect(openStates).toEqual(['submitted', 'waiting_signature', 'waiting_acceptance', 'sent', 'accepted'])
  })

  test('never leaves an end, whatever happens', () => {
    const happening = fc.tuple(fc.constantFrom(...requestEvents), fc.constantFrom(...requestActors))
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
        let state: RequestState = 'submitted'
        for (const [event, actor] of happenings) {
          const ended = isEnded(state)
          const next: RequestState | undefined = findNextState(state, event, actor)
          if (ended) expect(next).toBeUndefined()
          state = next ?? state
        }
        expect(requestStates).toContain(state)
      }),
    )
  })
})
