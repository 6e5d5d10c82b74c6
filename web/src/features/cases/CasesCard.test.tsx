import { expect, it } from 'vitest'
import { atMoment } from '../../site/clock.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import { CasesCard } from './CasesCard.tsx'
import { casesQuery, firstCases } from './cases-query.ts'
import { cases as texts } from './messages/es.ts'

/** The list on 30 November with one claim. */
function shown(claim: {
  readonly answer_due_date: string
  readonly complete_by_date: string | null
}): string {
  const one = {
    id: 1,
    reference: 'ABCD-EFGH',
    subject: 'Lectura',
    state: 'open',
    unread: 0,
    answered: false,
    contract: null,
    updated_at: '2026-11-20T10:00:00Z',
    claim: { tipus: '02', subtipus: '009', ...claim },
    answer_by: null,
  }
  const data = {
    items: [one],
    total_items: 1,
    summary: { electricity: 1, gas: 0, unread: 0, open: 1, incomplete: 0 },
  }
  return atMoment(Date.parse('2026-11-30T12:00:00Z'), () =>
    wordsOf(markupOf(<CasesCard />, { cases: texts }, [{ of: casesQuery(firstCases), data }])),
  )
}

it.each([
  ['2026-12-04', /Complétela como muy tarde el 0?4/],
  ['2026-11-27', /El plazo para completarla acabó el 27/],
])('a claim to complete by %s says so in the list, not that it has no day', (day, words) => {
  const list = shown({ answer_due_date: '2026-12-18', complete_by_date: day })
  expect(list).toMatch(words)
  expect(list).toContain(texts.states.incomplete)
  expect(list).not.toContain(texts.noAnswerDue)
  expect(list).not.toMatch(/respuesta|respondemos/i)
})

it('a whole claim has the day of its answer', () => {
  const list = shown({ answer_due_date: '2026-12-18', complete_by_date: null })
  expect(list).toMatch(/Respondemos como muy tarde el 18/)
  expect(list).not.toContain(texts.states.incomplete)
})
