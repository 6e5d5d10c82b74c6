import { gasTariffs, type GasTariff } from '../supply/gas-tariff.ts'
import { cupsProblem, required, type NewContractSoFar, type Problems } from './new-contract.ts'

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

/** About the gas contract; in a contract of both also its supply and its bills. Source: visitor-area.md §5.4. */
export function gasContractProblems(
  answers: NewContractSoFar,
  { dual }: { readonly dual: boolean },
): Problems {
  return {
    ...(dual ? { ...cupsProblem(answers.cupsGas, 'cupsGas'), ...required(answers, 'gasInvoice') } : {}),
    ...(findGasTariffByNumber(answers.gasAccessTariff) ? {} : { gasAccessTariff: 'required_field' }),
    ...required(answers, 'gasProduct'),
  }
}

/** The answers about the gas in a contract of both, as those of gas alone: its supply is that of the form. */
export function gasPartOf(answers: NewContractSoFar): NewContractSoFar {
  return {
    ...answers,
    cups: answers.cupsGas,
    comerOrigin: answers.comerGasOrigin,
    invoice: answers.gasInvoice,
  }
}

/** What is wrong with the gas of a contract of both, by the fields of its step. */
export function gasPartField(field: string): string {
  if (field === 'cups') return 'cupsGas'
  if (field === 'comerOrigin') return 'comerGasOrigin'
  return field === 'invoice' ? 'gasInvoice' : field
}
