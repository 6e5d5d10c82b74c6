import { describe, expect, it } from 'vitest'
import { flow } from '../../../flow/messages/es.ts'
import { markupOf, wordsOf } from '../../../testing/markup.tsx'
import { settingsWith } from '../../../testing/site.ts'
import { newContractRules, type Answers } from '../flow.ts'
import { newContract } from '../messages/es.ts'
import type { SentSupply } from '../sent-contract.ts'
import { SeveralSupplies } from './SeveralSupplies.tsx'
import type { FurtherSupply } from './supplies.ts'

const first: Answers = { cups: 'ES0031000000000001JT', productCents: 40_000 }

function summary(
  further: readonly FurtherSupply[],
  { sent = [] as readonly SentSupply[], mostSupplies = 20 } = {},
) {
  const settings = settingsWith({ contracting: { mostSupplies } })
  return wordsOf(
    markupOf(
      <SeveralSupplies
        circumstances={{
          kind: 'electricity',
          rules: newContractRules(settings, { signedIn: false, kind: 'electricity' }),
          day: '2026-11-22',
        }}
        first={first}
        further={further}
        sent={sent}
        hrefOf={(key, step) => `?supply=${key}&step=${step}`}
        onAdd={() => undefined}
        onRemove={() => undefined}
      />,
      { 'new-contract': newContract, flow },
      [],
      settings,
    ),
  )
}

describe('the supplies on the summary', () => {
  const other = (productCents: number | null) => [{ key: 'a', answers: { cups: 'ES2', productCents } }]

  it('cost together what each costs, where that is known of all', () => {
    expect(summary(other(60_001))).toMatch(/Coste del primer año de los 2 suministros 1.000,01 €/)
    expect(summary(other(null))).not.toContain('Coste del primer año')
    expect(summary([])).not.toContain('Coste del primer año')
  })

  it('can each be removed, unless there is only one, or it is requested already', () => {
    expect(summary([])).not.toContain('Quitar')
    expect(summary(other(1))).toMatch(/Quitar el suministro 1.*Quitar el suministro 2/)
    const reply = { status: 'OK', lead_id: 'f'.repeat(32), result: null } as const
    const words = summary(other(1), { sent: [{ cups: 'ES1', reply, wrong: {} }] })
    expect(words).toMatch(/ya está solicitado y no cambia/)
    expect(words).not.toContain('Quitar el suministro 1')
  })

  it('are no more than the deployment has: then the phone is named', () => {
    expect(summary(other(1), { mostSupplies: 3 })).toContain('Añadir otro suministro')
    const words = summary(other(1), { mostSupplies: 2 })
    expect(words).not.toContain('Añadir otro suministro')
    expect(words).toMatch(/hasta 2 suministros a la vez.*Llamar al/)
  })
})
