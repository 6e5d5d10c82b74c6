import { describe, expect, it } from 'vitest'
import { atMoment } from '../../site/clock.ts'
import { markupOf } from '../../testing/markup.tsx'
import { LeavingCosts } from './LeavingCosts.tsx'
import { comparison } from './messages/es.ts'
import type { ComparedKind } from './typed-bill.ts'

function shown(kind: ComparedKind, regulated: boolean, day: string): string {
  return atMoment(Date.parse(`${day}T12:00:00Z`), () =>
    markupOf(<LeavingCosts kind={kind} regulated={regulated} />, { comparison }),
  )
}

describe('what leaving a tariff of last resort may cost (RDL 25/2026 art. 1.6)', () => {
  it('is said of gas since its cost is capped, where the product is another one', () => {
    expect(shown('gas', false, '2026-11-26')).toContain(
      'son 2,051412 c€ por kWh hasta el 31 de diciembre de 2026',
    )
    expect(shown('gas', false, '2026-09-30')).toBe('')
  })

  it('is said to be unknown where no figure is known for the day', () => {
    expect(shown('gas', false, '2027-01-01')).toContain('aquí no consta')
    expect(shown('gas', false, '2027-01-01')).not.toContain('2,05')
  })

  it('is not said of the tariff itself, nor of electricity', () => {
    expect(shown('gas', true, '2026-11-26')).toBe('')
    expect(shown('electricity', false, '2026-11-26')).toBe('')
  })
})
