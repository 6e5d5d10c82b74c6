import { listClaimFacts, listClaimTypes } from '@endoll/api/claims.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { read } from '../../../calls/query.ts'
import { writeDraft } from '../../../form/draft.ts'
import { contractChoicesQuery } from '../../../supplies/contract-choices.ts'
import { markupOf } from '../../../testing/markup.tsx'
import { TestStorage } from '../../../testing/storage.ts'
import { uploads } from '../../../form/files/messages/es.ts'
import { cases } from '../messages/es.ts'
import { ClaimFacts } from './ClaimFacts.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { claims } from './messages/es.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TestStorage())
  return () => vi.unstubAllGlobals()
})

describe('the form of a claim begun about a contract', () => {
  const items = [{ name: '100201', id: 1, type: 'electricity', cups: { full_address: 'Carrer Major 1' } }]
  const shown = (contract: string) =>
    markupOf(
      <ClaimForm about={{ contract, invoice: 'FE1' }} onSent={() => undefined} />,
      { claims, cases, uploads },
      [
        { of: contractChoicesQuery('electricity'), data: { items } },
        { of: contractChoicesQuery('gas'), data: { items: [] } },
        { of: read(listClaimTypes, { query: {} }), data: [] },
        { of: read(listClaimTypes, { query: { contract: '100201' } }), data: [] },
      ],
    )

  it('has it chosen where it is one of theirs', () => {
    expect(shown('100201')).toContain('<option value="100201" selected="">')
  })

  it('begins without it where it is not: the form is there all the same', () => {
    expect(shown('999999')).toContain('<option value="100201">')
    expect(shown('999999')).toContain(claims.send)
  })
})

describe('the bill that a claim is begun from', () => {
  const facts = ['FE1', 'FE2'].map((name, id) => ({
    kind: 'invoice',
    id,
    name,
    day: '2026-10-01',
    amount_cents: 100,
  }))
  const ticked = () =>
    markupOf(<ClaimFacts contract="100201" invoice="FE1" draftKey="claim" />, { claims, cases }, [
      { of: read(listClaimFacts, { params: { contract: '100201' } }), data: facts },
    ]).match(/value="[^"]*"(?=[^>]* checked="")|checked=""[^>]*value="[^"]*"/g)

  it('is ticked, also where another field was typed before the bills came', () => {
    expect(ticked()).toHaveLength(1)
    writeDraft('claim', { tipus: ['2'] })
    expect(ticked()).toHaveLength(1)
  })

  it('stays unticked where somebody took the tick away', () => {
    writeDraft('claim', { tipus: ['2'], facts: [] })
    expect(ticked()).toBeNull()
  })
})
