import { listClaimFacts, listClaimTypes } from '@endoll/api/claims.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { read } from '../../../calls/query.ts'
import { writeDraft } from '../../../form/draft.ts'
import { contractChoicesQuery } from '../../../supplies/contract-choices.ts'
import { markupOf } from '../../../testing/markup.tsx'
import { TestStorage } from '../../../testing/storage.ts'
import { files } from '../../../form/files/messages/es.ts'
import { cases } from '../messages/es.ts'
import { ClaimFacts } from './ClaimFacts.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { claim } from './messages/es.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TestStorage())
  return () => vi.unstubAllGlobals()
})

const facts = ['FE1', 'FE2'].map((name, id) => ({
  kind: 'invoice',
  id,
  name,
  day: '2026-10-01',
  amount_cents: 100,
}))
function factsOf(contract: string) {
  return read(listClaimFacts, { params: { contract } })
}

/** The values of the boxes that are ticked. */
function tickedIn(markup: string) {
  const boxes = markup.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
  return boxes.filter((box) => box.includes('checked=""')).map((box) => /value="([^"]*)"/.exec(box)?.[1])
}

describe('the form of a claim begun about a contract', () => {
  const items = ['100201', '100202'].map((name, id) => ({
    name,
    id,
    type: 'electricity',
    cups: { full_address: 'Carrer Major 1' },
  }))
  const shown = (contract: string) =>
    markupOf(
      <ClaimForm about={{ contract, invoice: 'FE1' }} onSent={() => undefined} />,
      { claim, cases, files },
      [
        { of: contractChoicesQuery('electricity'), data: { items } },
        { of: contractChoicesQuery('gas'), data: { items: [] } },
        { of: read(listClaimTypes, { query: {} }), data: [] },
        ...items.flatMap(({ name }) => [
          { of: read(listClaimTypes, { query: { contract: name } }), data: [] },
          { of: factsOf(name), data: facts },
        ]),
      ],
    )

  it('has it chosen where it is one of theirs, and the bill ticked', () => {
    expect(shown('100201')).toContain('<option value="100201" selected="">')
    expect(tickedIn(shown('100201'))).toEqual(['invoice 0'])
  })

  it('has another chosen where somebody has chosen another since', () => {
    writeDraft('claim 100201 FE1', { contract: ['100202'] })
    expect(shown('100201')).toContain('<option value="100202" selected="">')
  })

  it('begins without it where it is not: the form is there all the same', () => {
    expect(shown('999999')).toContain('<option value="100201">')
    expect(shown('999999')).toContain(claim.send)
  })
})

describe('the bill that a claim is begun from', () => {
  const ticked = () =>
    tickedIn(
      markupOf(<ClaimFacts contract="100201" invoice="FE1" draftKey="claim" />, { claim, cases }, [
        { of: factsOf('100201'), data: [...facts, { ...facts[0]!, kind: 'request' }] },
      ]),
    )

  it('is ticked, also where another field was typed before the bills came', () => {
    expect(ticked()).toEqual(['invoice 0'])
    writeDraft('claim', { tipus: ['2'] })
    expect(ticked()).toEqual(['invoice 0'])
  })

  it('stays unticked where somebody took the tick away', () => {
    writeDraft('claim', { tipus: ['2'], facts: [] })
    expect(ticked()).toEqual([])
  })
})
