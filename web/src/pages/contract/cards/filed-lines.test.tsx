import type { ContractDetail } from '@endoll/api/contracts.ts'
import { describe, expect, it } from 'vitest'
import { markupOf, wordsOf } from '../../../testing/markup.tsx'
import { 'contract-page' as texts } from '../contract-page/messages/es.ts'
import { AccountCard } from './AccountCard.tsx'
import { DataCard } from './DataCard.tsx'
import { SupplyCard } from './SupplyCard.tsx'

const contract = {
  name: 'A-1',
  type: 'electricity',
  state: 'activa',
  sign_date: '2020-01-01',
  start_date: '2020-01-10',
  end_date: null,
  amount_debt: 0,
  old_debts: [],
  bank_account: { printable_iban: 'ES91 2100 0418 4502 0005 1332' },
  mandate: null,
  invoice_online: true,
  cups: { name: 'ES0031300000000001JF', full_address: 'Carrer Major 1', ref_catastral: null },
  dso: null,
  sign_address: null,
  dso_reference: null,
  dso_phone: null,
  tariff: { name: '2.0TD' },
  no_cession_sips: 'unactive',
  sips: { until: null, arrears_since: null },
  cut_ban: null,
  self_consumption: null,
  pressio: null,
  caudal: null,
}

function shown(CardOf: typeof DataCard, changes: Partial<Record<keyof ContractDetail, unknown>> = {}) {
  const page = { contract: { ...contract, ...changes }, open: [], power: undefined } as never
  return markupOf(<CardOf shown={page} />, { 'contract-page': texts })
}

describe('lines that only the retailer’s files fill', () => {
  it('the mandate of the account: its reference and the day of its signature', () => {
    const mandate = { reference: 'MND-77', signed_date: '2020-01-02' }
    expect(wordsOf(shown(AccountCard, { mandate }))).toMatch(
      /Orden de domiciliación \(SEPA\) MND-77 Firmada el 2 de enero de 2020\./,
    )
    expect(shown(AccountCard)).not.toContain(texts.account.mandate)
  })

  it('debts of bills that are not kept here: each with its day, what it is of and how much', () => {
    const old_debts = [
      { reference: 'D-1', concept: 'Factura F-1', date: '2019-05-31', amount: 12.3 },
      { reference: 'D-2', concept: 'Factura F-2', date: '2019-06-30', amount: 1000 },
    ]
    const markup = shown(DataCard, { amount_debt: 1012.3, old_debts })
    expect(markup.match(/<li/g)).toHaveLength(2)
    const words = wordsOf(markup)
    expect(words).toMatch(/1\.?012,30 € pendientes Deudas de facturas anteriores /)
    expect(words).toMatch(/31\/05\/2019 , Factura F-1: 12,30 € .*Factura F-2: 1\.?000,00 €/)
    expect(words).toContain(texts.data.oldDebtsNote)
    expect(shown(DataCard)).not.toContain(texts.data.oldDebts)
  })

  it.each([
    [
      { least_percent: 12.5, most_percent: 12.5 },
      /CAU 1\. Le corresponde el 12,5 % de lo que genera, entre 8 /,
    ],
    [{ least_percent: 0, most_percent: 40 }, /CAU 1\. Le corresponde entre el 0 % y el 40 % .*entre 8 /],
  ])('the part of a shared installation: %o', (percent, said) => {
    const share = { ...percent, participants: 8, year: 2026 }
    const sun = { modality: 'compensated', code: '41', cau: '1', share }
    expect(wordsOf(shown(SupplyCard, { self_consumption: sun }))).toMatch(said)
  })

  it('[law.sips.told] the last day of an objection, and arrears that cannot be kept from others', () => {
    const sips = { until: '2027-02-01', arrears_since: '2026-11-02' }
    const words = wordsOf(shown(SupplyCard, { no_cession_sips: 'active', sips }))
    expect(words).toMatch(/No se ceden hasta el .*2027/)
    expect(words).toMatch(/La distribuidora muestra un impago desde el .*no se pueden ocultar/)
    expect(wordsOf(shown(SupplyCard))).toContain(texts.supply.sipsNote)
  })

  it('an installation of which nothing else is known has no empty line below it', () => {
    const sun = { modality: 'without', code: '31', cau: null, share: null }
    const markup = shown(SupplyCard, { self_consumption: sun })
    expect(markup).toContain(texts.supply.sun_without)
    expect(markup).not.toMatch(/<p[^>]*><\/p>/)
  })
})
