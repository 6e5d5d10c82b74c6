import type { Area } from '../i18n/messages.ts'
import type { ContractFunction } from '../paths.ts'

/** Texts that the contract page needs for each function that is built. */
export const contractFunctionTexts = {
  consumption: ['consumption'],
  powChange: ['contract', 'flow', 'power'],
  ibanChange: ['contract', 'flow', 'iban'],
  notifAddrChange: ['contract', 'flow', 'notification-address', 'address'],
} as const satisfies Readonly<Partial<Record<ContractFunction, readonly Area[]>>>

export type BuiltFunction = keyof typeof contractFunctionTexts

export const isContractFunction = (name: ContractFunction): name is BuiltFunction =>
  name in contractFunctionTexts
