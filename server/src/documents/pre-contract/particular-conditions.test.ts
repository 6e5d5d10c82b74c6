import { languages, type Language } from '@endoll/api/language.ts'
import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { readDeployment } from '../../deployment-file.ts'
import { cutRuleOf, particularConditions, type Conditioned } from './particular-conditions.ts'

let deployment: Deployment
beforeAll(async () => {
  ;({ deployment } = await readDeployment(join(import.meta.dirname, '../../../../deployments/demo.json')))
})

const energy: ProductPrice = {
  concept: 'energy',
  tariffPeriod: 0,
  from: '2026-01-01',
  price: '0.12',
  unit: 'EUR/kWh',
}
const home: Conditioned = {
  kind: 'electricity',
  tariff: '2.0TD',
  prices: [energy],
  pricing: { kind: 'fixed', revision: null },
  regulatedSource: null,
  cutRule: 'small_home',
  day: '2026-11-26',
}
function conditionsOf(more: Partial<Conditioned> = {}, language: Language = 'es') {
  return particularConditions({ ...home, ...more }, deployment, language).facts
}
function saidOf(label: string, more: Partial<Conditioned> = {}) {
  const found = conditionsOf(more).find((one) => one.label === label)
  return [...(found?.lines ?? []), found?.note ?? ''].join(' ')
}

describe('the particular conditions of the contract that is signed (RD 88/2026 art. 30.1)', () => {
  it('[law.4.i] a fixed price is not revised; what follows the market says its formula; the rest the retailer’s', () => {
    expect(saidOf('Revisión de precios')).toContain('no se revisa mientras dure el contrato')
    const indexed = saidOf('Revisión de precios', {
      pricing: { kind: 'indexed', revision: null },
      prices: [
        { ...energy, concept: 'market', price: '117.5', unit: '%' },
        { ...energy, concept: 'market_addition', tariffPeriod: 1, price: '0.0821' },
        { ...energy, concept: 'market_addition', tariffPeriod: 2, price: '0.0412' },
      ],
    })
    expect(indexed).toContain('117,5 %')
    expect(indexed).toContain('P1: 0,0821 €/kWh, P2: 0,0412 €/kWh')
    const revision = 'Cada trimestre, con el precio medio del mercado.'
    expect(saidOf('Revisión de precios', { pricing: { kind: 'flexible', revision } }).trim()).toBe(revision)
    expect(saidOf('Revisión de precios', { regulatedSource: 'BOE-A-2026-1' })).toContain('BOE-A-2026-1')
  })

  it('[law.4.k] says what a discount is of and its last day, or that it lasts as long as the contract', () => {
    expect(saidOf('Descuentos').trim()).toBe('Ninguno.')
    const discount: ProductPrice = { ...energy, concept: 'discount', price: '10', unit: '%' }
    const until = saidOf('Descuentos', { prices: [{ ...discount, to: '2027-06-01' }] })
    expect(until).toContain('10 % del término de energía, hasta el 31 de mayo de 2027.')
    expect(saidOf('Descuentos', { prices: [discount] })).toContain('mientras dure el contrato.')
  })

  it('[law.4.l] says that no other service is contracted, nor obligatory', () => {
    expect(saidOf('Otros servicios')).toMatch(/^Ninguno: .* nada más es obligatorio/)
  })

  it('[law.4.m] [law.4.p] [law.4.q] quality, time to connect, meter and compensation', () => {
    expect(saidOf('Calidad')).toMatch(/102–104.* 5 días hábiles .* 10 días hábiles/)
    expect(saidOf('Contador')).toContain('2.0TD')
    expect(saidOf('Compensaciones')).toMatch(/art\. 105.*30,05 €.*1,5 puntos/)
  })

  it('[law.4.s] names who answers for personal data, what for, who gets them, and the rights', () => {
    const { legalName, nif } = deployment.organisation
    const { dataProtectionOfficer, privacy } = deployment.legal
    const said = saidOf('Datos personales')
    for (const part of [legalName, nif, dataProtectionOfficer, 'distribuidora', 'Agencia Española', privacy])
      expect(said).toContain(part)
  })

  it('[law.4.t] says how a supply is cut by whose it is, and when never', () => {
    expect(saidOf('Corte por impago')).toMatch(
      /2 meses.*Con bono social, a los 4 meses .* 3,5\skW durante otros 6, y no se corta .*Nunca en festivo/,
    )
    expect(saidOf('Corte por impago', { cutRule: 'home' })).toContain('un mes de aviso')
    expect(saidOf('Corte por impago', { cutRule: 'other' })).toContain('30 días de aviso')
    const usual = { isPerson: true, isUsualHome: true, powersW: [10_000, 10_000] }
    expect(cutRuleOf(usual, home.day)).toBe('small_home')
    expect(cutRuleOf({ ...usual, powersW: [4600, 10_001] }, home.day)).toBe('home')
    expect(cutRuleOf({ ...usual, isUsualHome: false }, home.day)).toBe('other')
    expect(cutRuleOf({ ...usual, isPerson: false }, home.day)).toBe('other')
  })

  it('[law.4.u] [law.4.v] how errors are put right, by whom, and the rights', () => {
    expect(saidOf('Errores de factura')).toMatch(/un año como máximo.*distribuidora.*10 días hábiles/)
    expect(saidOf('Derechos')).toMatch(/42 días.*RD 88\/2026, art\. 6/)
  })

  it('[law.4.34] takes the consent to contract the access and to pass data to the distributor', () => {
    expect(saidOf('Acceso a la red')).toMatch(/consiente que .* contrate en su nombre .* pase los datos/)
  })

  it('of gas says what does not hang on the law of electricity', () => {
    expect(conditionsOf({ kind: 'gas', tariff: 'RL.2' }).map(({ label }) => label)).toEqual([
      'Revisión de precios',
      'Descuentos',
      'Otros servicios',
      'Datos personales',
    ])
  })

  it.each(languages)('leaves nothing out in %s', (language) => {
    const facts = conditionsOf({}, language)
    expect(facts).toHaveLength(conditionsOf().length)
    for (const { lines } of facts) expect(lines.join('')).not.toBe('')
  })
})
