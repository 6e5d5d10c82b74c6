import { expect, it } from 'vitest'
import { flow } from '../../../flow/messages/es.ts'
import { errors } from '../../../i18n/messages/es.ts'
import { markupOf } from '../../../testing/markup.tsx'
import { 'end-supply' as endSupply } from '../messages/es.ts'
import { VisitStep } from './VisitStep.tsx'

function step(gas: boolean): string {
  return markupOf(
    <VisitStep
      answers={{}}
      typedKey="visit"
      answer={() => undefined}
      refused={undefined}
      known={null}
      gas={gas}
    />,
    { 'end-supply': endSupply, flow, errors },
  )
}

it('names what stops without electricity, and without gas what stops without gas [r.true-words]', () => {
  expect(step(false)).toContain('nevera')
  expect(step(true)).toContain('calefacción')
  expect(step(true)).not.toMatch(/nevera|ascensor/)
})
