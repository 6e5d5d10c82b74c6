import { describe, expect, it, test } from 'vitest'
import { cupsCheckLetters } from '../identity/cups.ts'
import {
  currentGasTariffs,
  findGasTariffByNumber,
  gasContractProblems,
  gasPartField,
  gasPartOf,
  gasTariffNumber,
} from './gas-contract.ts'
import { homeProblems, needsInvoice, type NewContractRules } from './new-contract.ts'

const digits = '0230000000000001'
const cupsGas = `ES${digits}${cupsCheckLetters(digits)}`
const file = [{ id: 'f' }]
const rules: NewContractRules = {
  originSelector: false,
  invoiceRequired: false,
  restrictCompanyVAT: false,
  requireMarkChangeOwner: true,
  emailRequired: true,
  commsLanguage: 'optional',
  selfconsumptionRadio: false,
  selfconsumptionDocument: true,
  leadConsentNeeded: false,
  signedIn: false,
}

describe('the tariffs of gas', () => {
  it('are numbered as they are named; those of before 2021 are not offered', () => {
    expect(currentGasTariffs.map((tariff) => [gasTariffNumber(tariff), tariff.name]).slice(0, 3)).toEqual([
      [1, 'RL.1'],
      [2, 'RL.2'],
      [3, 'RL.3'],
    ])
    expect(currentGasTariffs).toHaveLength(11)
    expect(findGasTariffByNumber(4)?.upToKwh).toBe(300_000)
    expect(findGasTariffByNumber(12)).toBeUndefined()
  })
})

describe('about the gas contract', () => {
  const gas = { gasAccessTariff: 2, gasProduct: 7 }
  test.each([
    ['gas alone', gas, false, []],
    ['gas alone, without a product', { gasAccessTariff: 2 }, false, ['gasProduct']],
    ['gas alone, of a tariff that there is not', { ...gas, gasAccessTariff: 99 }, false, ['gasAccessTariff']],
    ['beside electricity', { ...gas, cupsGas, gasInvoice: file }, true, []],
    ['beside electricity, without supply and bill', gas, true, ['cupsGas', 'gasInvoice']],
    [
      'beside electricity, a supply that is wrong',
      { ...gas, cupsGas: 'ES1', gasInvoice: file },
      true,
      ['cupsGas'],
    ],
  ])('%s', (_, answers, dual, wrong) => {
    expect(Object.keys(gasContractProblems(answers, { dual }))).toEqual(wrong)
  })

  it('of gas alone the bill is always asked for, also where there is no contract', () => {
    expect(homeProblems({ activeContract: false }, { ...rules, gasOnly: true })).toHaveProperty('invoice')
    expect(homeProblems({ activeContract: false }, rules)).not.toHaveProperty('invoice')
    expect(needsInvoice({ activeContract: false }, { ...rules, invoiceRequired: true })).toBe(false)
  })

  it('the gas of a contract of both is a contract of gas, and what is wrong with it stands in its step', () => {
    const part = gasPartOf({ cups: 'E', cupsGas, comerGasOrigin: 3, gasInvoice: file, name: 'Laia' })
    expect(part).toMatchObject({ cups: cupsGas, comerOrigin: 3, invoice: file, name: 'Laia' })
    expect(['cups', 'invoice', 'comerOrigin', 'gasProduct', 'vat'].map(gasPartField)).toEqual([
      'cupsGas',
      'gasInvoice',
      'comerGasOrigin',
      'gasProduct',
      'vat',
    ])
  })
})
