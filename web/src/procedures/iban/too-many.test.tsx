import { expect, test } from 'vitest'
import { flow } from '../../flow/messages/es.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import { EveryContract } from './EveryContract.tsx'
import { selectionOf, type KeptContracts } from './flow.ts'
import { iban } from './messages/es.ts'

/** The choice of every contract of a customer who has so many, and what is sent with it. */
function choiceOf(count: number, kept: KeptContracts = 'every') {
  const sent = selectionOf(kept, count)
  const box = markupOf(<EveryContract count={count} chosen={sent === 'all'} onChoose={() => undefined} />, {
    iban,
    flow,
  })
  return { box, sent }
}

test('nothing is to be chosen where there is one contract, and one is sent whatever was kept', () => {
  expect(choiceOf(1)).toEqual({ box: '', sent: 'actual' })
})

test('the number is said before, and all are sent where the box is ticked', () => {
  const { box, sent } = choiceOf(500)
  expect(wordsOf(box)).toContain('los otros 499 contratos activos')
  expect(wordsOf(box)).toContain('una sola solicitud para los 500 contratos')
  expect(box).toMatch(/<input(?=[^>]*checked)(?![^>]*disabled)/)
  expect(sent).toBe('all')
  expect(choiceOf(500, 'one').box).toMatch(/<input(?![^>]*checked)(?![^>]*disabled)/)
  expect(choiceOf(500, 'one').sent).toBe('actual')
})

test('more than one request takes are refused beside the choice, with the number and whom to call, and not sent [r.account-for-all]', () => {
  const { box, sent } = choiceOf(501)
  expect(wordsOf(box)).toContain('Son 501 contratos y una solicitud puede ser de 500 como mucho')
  expect(box).toContain('href="tel:')
  expect(box).toMatch(/<input(?=[^>]*disabled)(?![^>]*checked)/)
  expect(sent).toBe('actual')
})
