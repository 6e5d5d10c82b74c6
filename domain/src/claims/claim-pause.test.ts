import { expect, it } from 'vitest'
import { claimPause, isPausing } from './claim-pause.ts'

it.each([
  ['a bill that it names, whatever it is about', '01', '001', true, 'bills'],
  ['billing, without naming a bill', '02', '008', false, 'contract'],
  ['a cut that should not have been', '07', '028', false, 'contract'],
  ['a penalty', '03', '106', false, 'contract'],
  ['rude treatment', '01', '001', false, null],
  ['quality of supply', '05', '021', false, null],
])('[law.2] a claim about %s [r.law-claim-pause]', (_, type, subtype, aboutBills, expected) => {
  expect(claimPause({ type, subtype, aboutBills })).toBe(expected)
})

it.each([
  ['open', { pauses: 'bills', state: 'open', adr_from: null, adr_to: null }, true],
  ['answered', { pauses: 'bills', state: 'closed', adr_from: null, adr_to: null }, false],
  [
    'answered, and before an ADR body',
    { pauses: 'bills', state: 'closed', adr_from: '2026-11-20', adr_to: null },
    true,
  ],
  [
    'decided there',
    { pauses: 'bills', state: 'closed', adr_from: '2026-11-20', adr_to: '2026-11-25' },
    false,
  ],
  ['of nothing that is owed', { pauses: null, state: 'open', adr_from: '2026-11-20', adr_to: null }, false],
])('[law.2.adr] a claim that is %s holds up: %s', (_, claim, expected) => {
  expect(isPausing(claim)).toBe(expected)
})
