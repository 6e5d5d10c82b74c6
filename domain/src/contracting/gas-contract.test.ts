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
  smtpUtf8: false,
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

describe('about the gas contract [v3.gas-draft] [v5.gas-contract]', () => {
  const gas = { gasAccessTariff: 2, gasProduct: 7 }
  const newGas = { cupsGas, gasInvoice: file, activeGasContract: false }
  test.each([
    ['gas alone', gas, false, []],
    ['gas alone, without a product', { gasAccessTariff: 2 }, false, ['gasProduct']],
    ['gas alone, of a tariff that there is not', { ...gas, gasAccessTariff: 99 }, false, ['gasAccessTariff']],
    ['beside electricity, a home without gas', { ...gas, ...newGas }, true, []],
    [
      'beside electricity, without supply and bill',
      gas,
      true,
      ['cupsGas', 'gasInvoice', 'activeGasContract'],
    ],
    ['beside electricity, a supply that is wrong', { ...gas, ...newGas, cupsGas: 'ES1' }, true, ['cupsGas']],
    // What was answered about electricity does not apply to gas.
    [
      'beside electricity, gas from a retailer that is not said',
      {
        ...gas,
        ...newGas,
        activeGasContract: true,
        activeContract: false,
        comerOrigin: 1,
        changeOwner: false,
      },
      true,
      ['comerGasOrigin', 'changeGasOwner'],
    ],
    [
      'beside electricity, gas from a retailer',
      { ...gas, ...newGas, activeGasContract: true, comerGasOrigin: 1, changeGasOwner: false },
      true,
      [],
    ],
  ])('%s', (_, answers, dual, wrong) => {
    expect(
      Object.keys(gasContractProblems(answers, { dual, rules: { ...rules, originSelector: true } })),
    ).toEqual(wrong)
  })

  it('of gas alone the bill is always asked for, also where there is no contract [v5.home-gas]', () => {
    expect(homeProblems({ activeContract: false }, { ...rules, gasOnly: true })).toHaveProperty('invoice')
    expect(homeProblems({ activeContract: false }, rules)).not.toHaveProperty('invoice')
    expect(needsInvoice({ activeContract: false }, { ...rules, invoiceRequired: true })).toBe(false)
  })

  it('the gas of a contract of both is a contract of gas, and what is wrong with it stands in its step', () => {
    const ofElectricity = { cups: 'E', comerOrigin: 1, activeContract: true, changeOwner: true, name: 'Laia' }
    const ofGas = { cupsGas, comerGasOrigin: 3, activeGasContract: false, changeGasOwner: false }
    expect(gasPartOf({ ...ofElectricity, ...ofGas, gasInvoice: file })).toMatchObject({
      cups: cupsGas,
      comerOrigin: 3,
      activeContract: false,
      changeOwner: false,
      invoice: file,
      name: 'Laia',
    })
    expect(gasPartOf(ofElectricity).activeContract).toBeUndefined()
    expect(
      ['cups', 'invoice', 'activeContract', 'comerOrigin', 'changeOwner', 'vat'].map(gasPartField),
    ).toEqual(['cupsGas', 'gasInvoice', 'activeGasContract', 'comerGasOrigin', 'changeGasOwner', 'vat'])
  })
})
