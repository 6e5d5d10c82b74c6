import { expect, test } from 'vitest'
import { flow } from '../../form/messages/es.ts'
import { activeContractsQuery } from '../../supplies/active-contracts.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import { EveryContract } from './EveryContract.tsx'
import { iban } from './messages/es.ts'

/** The choice of every contract of a customer who has so many. */
function choiceOf(electricity: number, gas: number) {
  return markupOf(
    <EveryContract kinds={['electricity', 'gas']} chosen onChoose={() => undefined} />,
    { iban, flow },
    [
      { of: activeContractsQuery('electricity'), data: { total_items: electricity } },
      { of: activeContractsQuery('gas'), data: { total_items: gas } },
    ],
  )
}

test('nothing is to be chosen where there is one contract', () => {
  expect(choiceOf(0, 1)).toBe('')
})

test('the number is said before, of both kinds', () => {
  const choice = choiceOf(120, 380)
  expect(wordsOf(choice)).toContain('los otros 499 contratos activos')
  expect(wordsOf(choice)).toContain('una sola solicitud para los 500 contratos')
  expect(choice).toMatch(/<input(?=[^>]*checked)(?![^>]*disabled)/)
})

test('more than one request takes are refused beside the choice, with the number and whom to call', () => {
  const choice = choiceOf(120, 381)
  expect(wordsOf(choice)).toContain('Son 501 contratos y una solicitud puede ser de 500 como mucho')
  expect(choice).toContain('href="tel:')
  expect(choice).toMatch(/<input(?=[^>]*disabled)(?![^>]*checked)/)
})
