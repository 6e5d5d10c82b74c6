import { expect, test } from 'vitest'
import { draftsQuery } from '../../../features/new-contracts/drafts-query.ts'
import { markupOf, wordsOf } from '../../../testing/markup.tsx'
import { happening } from './words/es.ts'
import { ToSign } from './HappeningHeading.tsx'

const cups = 'ES0031408000000001JN0F'

function wayFor(drafts: readonly object[], outside: string | null = null) {
  return markupOf(
    <ToSign cups={cups} outside={outside} look="" />,
    { 'contract-page': { happening } } as unknown as Parameters<typeof markupOf>[1],
    [{ of: draftsQuery(), data: { items: drafts } }],
  )
}

test('a contract that waits for its signature leads to where it is signed', () => {
  const waits = {
    id: 'a'.repeat(22),
    reference: 'ABCD-EFGH',
    state: 'waiting_signature',
    cups: cups.slice(0, 20),
  }
  const way = wayFor([{ ...waits, id: 'b', cups: 'ES0031408000000002' }, waits])
  expect(way).toContain(`/firmar-contrato/${waits.id}`)
  expect(wordsOf(way)).toBe('Ir a firmar el contrato ABCD-EFGH')
  expect(way).not.toContain('tel:')
})

test('one that was not asked for here, or is signed, leads to who knows', () => {
  const signed = { id: 'a', reference: 'ABCD-EFGH', state: 'signed', cups }
  expect(wayFor([])).toContain('tel:')
  expect(wayFor([signed])).toContain('tel:')
})

test('one that the retailer’s file brought leads to where that says it is signed', () => {
  const outside = 'https://firma.prueba.endoll.test/100601'
  const way = wayFor([], outside)
  expect(way).toContain(`href="${outside}"`)
  expect(wordsOf(way)).toBe('Ir a firmar el contrato')
  expect(way).not.toContain('tel:')
})
