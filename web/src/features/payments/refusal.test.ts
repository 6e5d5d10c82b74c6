import { expect, it } from 'vitest'
import { payments as ca } from './messages/ca.ts'
import { payments as en } from './messages/en.ts'
import { payments as es } from './messages/es.ts'
import { refusalWords, refusalWordsOf } from './refusal.ts'

it.each([
  ['insufficient_funds', 'insufficient_funds'],
  ['processing_error', 'not_processed'],
  ['try_again_later', 'not_processed'],
  ['card_velocity_exceeded', 'over_limit'],
  ['invalid_number', 'incorrect_number'],
  // Nobody is told that a card was reported lost, stolen or as a fraud.
  ['lost_card', 'generic_decline'],
  ['stolen_card', 'generic_decline'],
  ['fraudulent', 'generic_decline'],
  ['a_code_of_tomorrow', 'generic_decline'],
  ['constructor', 'generic_decline'],
  ['refused', 'generic_decline'],
])('of %s the page says %s, in its own language [c8.payment-error]', (code, words) => {
  expect(refusalWordsOf(code)).toBe(words)
})

it('each refusal has words in each language', () => {
  for (const { refused } of [es, ca, en])
    for (const code of refusalWords) expect(Object.hasOwn(refused, code)).toBe(true)
})
