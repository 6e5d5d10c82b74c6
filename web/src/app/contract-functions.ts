import type { Area } from '../i18n/messages.ts'
import type { ContractView } from '../site/paths.ts'

/** Texts that the contract page needs for the contract whole, and for each function that is built. */
export const contractViewTexts = {
  whole: ['contract-page'],
  download: ['contract-page'],
  consumption: ['consumption'],
  powChange: ['contract', 'flow', 'power'],
  ibanChange: ['contract', 'flow', 'iban'],
  notifAddrChange: ['contract', 'flow', 'notification-address', 'address'],
} as const satisfies Readonly<Partial<Record<ContractView, readonly Area[]>>>

export type BuiltView = keyof typeof contractViewTexts

export function isBuiltView(name: ContractView): name is BuiltView {
  return name in contractViewTexts
}
