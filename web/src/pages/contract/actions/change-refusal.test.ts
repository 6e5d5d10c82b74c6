import { expect, it } from 'vitest'
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import { changeRefusal } from './change-refusal.ts'
import type { ChangeFacts } from './change-refusal.ts'

const free: ChangeFacts = {
  contract: { state: 'activa', atr_available: true },
  open: [],
  power: { refusal: null },
}
const request = { id: 7, reference: 'ABCD-1234' }
function refused(code: 'power_change_too_soon' | 'process_running' | 'tariff_without_power', rest = {}) {
  return {
    power: { refusal: { code, next_date: null, self_employed_until: null, request: null, ...rest } },
  }
}

function sips(no_cession_sips: 'requested' | 'active' | 'unactive') {
  return { contract: { state: 'activa', atr_available: true, no_cession_sips } } as const
}
function letters(electronic_notification: boolean, date_request_electronic_notification: string | null) {
  return {
    contract: {
      state: 'activa',
      atr_available: true,
      electronic_notification,
      date_request_electronic_notification,
    },
  } as const
}

it.each<[string, ContractChangeName, Partial<ChangeFacts>, unknown]>([
  ['what is active can be changed', 'power', {}, undefined],
  ['a draft cannot', 'iban', { contract: { state: 'esborrany', atr_available: true } }, { why: 'draft' }],
  [
    'what is closed cannot',
    'notification_address',
    { contract: { state: 'cancelada', atr_available: true } },
    { why: 'closed' },
  ],
  [
    'one of a kind at a time',
    'iban',
    { open: [{ ...request, procedure: 'iban' }] },
    { why: 'running', request: { ...request, procedure: 'iban' } },
  ],
  ['another kind does not hold it', 'iban', { open: [{ ...request, procedure: 'power' }] }, undefined],
  [
    'the distributor is at it',
    'power',
    { contract: { state: 'activa', atr_available: false } },
    { why: 'distributor' },
  ],
  ['which holds only power', 'iban', { contract: { state: 'activa', atr_available: false } }, undefined],
  ['a process that is named', 'power', refused('process_running', { request }), { why: 'running', request }],
  ['a process that is not', 'power', refused('process_running'), { why: 'distributor' }],
  [
    'once in so many months',
    'power',
    refused('power_change_too_soon', { next_date: '2027-03-01' }),
    { why: 'tooSoon', day: '2027-03-01' },
  ],
  ['no power to change', 'power', refused('tariff_without_power'), { why: 'noPower' }],
  ['data that are no longer passed on', 'sips', sips('active'), { why: 'sipsDone' }],
  ['data of which that was asked', 'sips', sips('requested'), { why: 'sipsRequested' }],
  ['data that are passed on', 'sips', sips('unactive'), undefined],
  [
    'the distributor is at it',
    'sips',
    { contract: { state: 'activa', atr_available: false } },
    { why: 'distributor' },
  ],
  ['letters by e-mail already', 'electronic_notification', letters(true, null), { why: 'lettersDone' }],
  [
    'letters by e-mail asked for',
    'electronic_notification',
    letters(false, '2026-11-20'),
    { why: 'lettersRequested' },
  ],
  ['letters by post', 'electronic_notification', letters(false, null), undefined],
  ['not known yet', 'power', { power: undefined }, undefined],
])('%s', (_, change, facts, refusal) => {
  expect(changeRefusal(change, { ...free, ...facts })).toEqual(refusal)
})
