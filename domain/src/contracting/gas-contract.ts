import { gasTariffs, type GasTariff } from '../supply/gas-tariff.ts'
import {
  cupsProblem,
  required,
  type NewContractRules,
  type NewContractSoFar,
  type Problems,
} from './new-contract.ts'

/** What somebody who becomes a customer contracts. */
export const contractKinds = ['electricity', 'gas', 'dual'] as const
export type ContractKind = (typeof contractKinds)[number]

/** Gas tariffs that a new contract can have. */
export const currentGasTariffs: readonly GasTariff[] = gasTariffs.filter(({ legacy }) => !legacy)

/** The number by which calls name a gas tariff: that of its name, 1 for RL.1. Ours: CNMC's codes are no numbers. */
export function gasTariffNumber({ name }: GasTariff): number {
  return Number(name.slice('RL.'.length))
}

/** The gas tariff that calls name by a number, if new contracts can have it. */
export function findGasTariffByNumber(number: number | undefined): GasTariff | undefined {
  return currentGasTariffs.find((tariff) => gasTariffNumber(tariff) === number)
}

type HolderRules = Pick<NewContractRules, 'originSelector' | 'requireMarkChangeOwner' | 'knownHolder'>

/**
 * About the supply of the gas in a contract of both: what the first steps ask of the electricity. Source: visitor-area.md
 * §3.2, §5.1, §5.2 and §5.4.
 */
function gasSupplyProblems(answers: NewContractSoFar, rules: HolderRules): Problems {
  const cups = cupsProblem(answers.cupsGas, 'cupsGas')
  if (rules.knownHolder) return { ...cups, ...required(answers, 'activeGasContract') }
  const isSupplied = answers.activeGasContract === true
  return {
    ...cups,
    ...required(answers, 'gasInvoice', 'activeGasContract'),
    ...(isSupplied && rules.originSelector ? required(answers, 'comerGasOrigin') : {}),
    ...(isSupplied && rules.requireMarkChangeOwner ? required(answers, 'changeGasOwner') : {}),
  }
}

/** About the gas contract; in a contract of both also its supply and its bills. Source: visitor-area.md §5.4. */
export function gasContractProblems(
  answers: NewContractSoFar,
  { dual, rules }: { readonly dual: boolean; readonly rules: HolderRules },
): Problems {
  return {
    ...(dual ? gasSupplyProblems(answers, rules) : {}),
    ...(findGasTariffByNumber(answers.gasAccessTariff) ? {} : { gasAccessTariff: 'required_field' }),
    ...required(answers, 'gasProduct'),
  }
}

/** The answers about the gas in a contract of both, as those of gas alone: its supply is that of the form. */
export function gasPartOf(answers: NewContractSoFar): NewContractSoFar {
  return {
    ...answers,
    cups: answers.cupsGas,
    activeContract: answers.activeGasContract,
    comerOrigin: answers.comerGasOrigin,
    changeOwner: answers.changeGasOwner,
    invoice: answers.gasInvoice,
  }
}

/** What is wrong with the gas of a contract of both, by the fields of its step. */
export function gasPartField(field: string): string {
  return ownGasFields[field] ?? field
}

/** What is asked of the gas by a name of its own in a contract of both. */
const ownGasFields: Readonly<Record<string, keyof NewContractSoFar>> = {
  cups: 'cupsGas',
  activeContract: 'activeGasContract',
  comerOrigin: 'comerGasOrigin',
  changeOwner: 'changeGasOwner',
  invoice: 'gasInvoice',
}
