import { expect, test } from 'vitest'
import { ApiError } from '../../../calls/api-error.ts'
import { sendEach, type Outcome, type Target } from './send-each.ts'

const targets = [1, 2, 3, 4, 5].map((id) => ({ id, name: `A-${id}` }))

/** What becomes of each contract, by id, when those named fail so. */
async function outcomes(failures: Readonly<Record<number, unknown>>, stopAfter = Infinity) {
  const told: [number, Outcome][] = []
  const asked: number[] = []
  const failure = await sendEach(targets, {
    send: ({ id }: Target) => {
      asked.push(id)
      return id in failures ? Promise.reject(failures[id]) : Promise.resolve()
    },
    isStopped: () => asked.length >= stopAfter,
    onOutcome: ({ id }, outcome) => told.push([id, outcome]),
  })
  return { asked, told: Object.fromEntries(told), failure }
}

test('each contract is asked for once, whatever another one says', async () => {
  const refused = {
    2: new ApiError('invalid_request', 400, { bank_id: ['same_iban'] }),
    3: new ApiError('process_running', 409),
    4: new ApiError('contract_not_active', 409),
  }
  expect(await outcomes(refused)).toEqual({
    asked: [1, 2, 3, 4, 5],
    told: { 1: 'sent', 2: 'already', 3: 'running', 4: 'closed', 5: 'sent' },
    failure: undefined,
  })
})

test.each([
  new ApiError('offline', 0),
  new ApiError('invalid_request', 400, { iban: ['iban_field_invalid'] }),
  new Error('anything'),
])('%s ends it: what was sent stays sent, the others are not tried', async (failure) => {
  expect(await outcomes({ 3: failure })).toEqual({
    asked: [1, 2, 3],
    told: { 1: 'sent', 2: 'sent' },
    failure,
  })
})

test('it can be stopped between two', async () => {
  expect(await outcomes({}, 2)).toMatchObject({ asked: [1, 2], failure: undefined })
})
