import { languages } from '@endoll/api/language.ts'
import { describe, expect, it } from 'vitest'
import { homeBill } from '../bill/bill.fixture.ts'
import { contractClaims, contractRights } from './contract-clauses.ts'

const adr = { name: 'Junta de Prueba', phone: '900 000 030', website: 'https://junta.example' }
const organisation = {
  ...homeBill.organisation,
  claimsPhone: '900 000 020',
  claimsAddress: 'Calle de Prueba 1, 08001 Barcelona',
  adr,
}
const electricity = { kind: 'electricity', isRegulated: false } as const
const rights = contractRights(electricity, { organisation }, 'es').facts
function of(label: string) {
  return rights.find((one) => one.label === label)
}

describe('the contract that is signed (RD 88/2026 art. 30.1) [r.law-contract-clauses]', () => {
  it('[law.4.d] links the comparator of the CNMC', () => {
    expect(of('Comparar')).toMatchObject({ address: 'https://comparador.cnmc.gob.es' })
  })

  it('[law.4.e] says the kind of contract', () => {
    expect(of('Modalidad')?.lines).toEqual(['Mercado libre.'])
    const lastResort = contractRights({ kind: 'gas', isRegulated: true }, { organisation }, 'es').facts
    expect(lastResort.map(({ label }) => label)).toEqual(['Modalidad', 'Comparar'])
    expect(lastResort[0]?.lines).toEqual(['Tarifa de último recurso.'])
  })

  it('[law.4.h] says how it ends, with the sentence of the law', () => {
    expect(of('Cómo se acaba')?.lines[0]).toContain(organisation.email)
    expect(of('Cómo se acaba')?.note).toMatch(
      /2\.0TD que no tenga un contrato a precio fijo tendrá derecho a rescindir .* en cualquier momento sin que proceda cargo alguno/,
    )
  })

  it('[law.4.j] [law.4.n] [law.4.r] leaving when it changes, handing it over, choosing how to pay', () => {
    expect(rights.map(({ label }) => label)).toEqual([
      'Modalidad',
      'Comparar',
      'Cómo se acaba',
      'Cambios',
      'Cambio de titular',
      'Medio de pago',
    ])
  })

  it.each(languages)(
    '[law.4.o] says where to claim, and the body of dispute resolution, in %s',
    (language) => {
      const { facts } = contractClaims({ organisation }, language, '2026-11-21')
      const lines = facts.flatMap((one) => one.lines)
      expect(lines).toEqual(
        expect.arrayContaining([
          organisation.claimsAddress,
          organisation.email,
          adr.name,
          adr.phone,
          adr.website,
        ]),
      )
      expect(facts[0]?.note).toBeDefined()
    },
  )

  it('[law.18] says in which time what is written is answered, and when the phone is', () => {
    const { facts } = contractClaims({ organisation }, 'es', '2026-11-21')
    const said = new Map(facts.map(({ label, lines }) => [label, lines.join(' ')]))
    expect(said.get('Plazos')).toBe(
      'Facturas y cobros, 5 días; suministro cortado, 2 horas; lo demás, 15 días hábiles.',
    )
    expect(said.get('Constancia')).toContain('justificante con día y hora')
    expect(said.get('Horario')).toBe(organisation.schedule.es)
    const before = contractClaims({ organisation }, 'es', '2025-12-01').facts
    expect(before.map(({ label }) => label)).not.toContain('Plazos')
  })
})
