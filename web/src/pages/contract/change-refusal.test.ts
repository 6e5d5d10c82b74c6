import { expect, it } from 'vitest'
import { changeRefusal } from './change-refusal.ts'
import type { ChangeFacts, ChangeName } from './change-refusal.ts'

const free: ChangeFacts = {
  contract: { state: 'activa', atr_available: true },
  open: [],
  power: { refusal: null },
}
const request = { id: 7, reference: 'ABCD-1234' }
function refused(code: 'power_change_too_soon' | 'process_running' | 'tariff_without_power', rest = {}) {
  return {
    power: { refusal: { code, next_date: null, request: null, ...rest } },
  }
}

it.each<[string, ChangeName, Partial<ChangeFacts>, unknown]>([
  ['what is active can be changed', 'powChange', {}, undefined],
  [
    'a draft cannot',
    'ibanChange',
    { contract: { state: 'esborrany', atr_available: true } },
    { why: 'draft' },
  ],
  [
    'what is closed cannot',
    'notifAddrChange',
    { contract: { state: 'cancelada', atr_available: true } },
    { why: 'closed' },
  ],
  [
    'one of a kind at a time',
    'ibanChange',
    { open: [{ ...request, procedure: 'iban' }] },
    { why: 'running', request: { ...request, procedure: 'iban' } },
  ],
  ['another kind does not hold it', 'ibanChange', { open: [{ ...request, procedure: 'power' }] }, undefined],
  [
    'the distributor is at it',
    'powChange',
    { contract: { state: 'activa', atr_available: false } },
    { why: 'distributor' },
  ],
  [
    'which holds only power',
    'ibanChange',
    { contract: { state: 'activa', atr_available: false } },
    undefined,
  ],
  [
    'a process that is named',
    'powChange',
    refused('process_running', { request }),
    { why: 'running', request },
  ],
  ['a process that is not', 'powChange', refused('process_running'), { why: 'distributor' }],
  [
    'once in twelve months',
    'powChange',
    refused('power_change_too_soon', { next_date: '2027-03-01' }),
    { why: 'tooSoon', day: '2027-03-01' },
  ],
  ['no power to change', 'powChange', refused('tariff_without_power'), { why: 'noPower' }],
  ['not known yet', 'powChange', { power: undefined }, undefined],
])('%s', (_, change, facts, refusal) => {
  expect(changeRefusal(change, { ...free, ...facts })).toEqual(refusal)
})
