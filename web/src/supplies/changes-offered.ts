import type { ContractItem } from '@endoll/api/contracts.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import { changeNames } from '../site/contract-functions.ts'
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'

/** Changes that a contract of this kind and state takes where the deployment has them switched on. */
export function changesOffered(
  { type, state }: Pick<ContractItem, 'type' | 'state'>,
  { switches }: Pick<BrowserSettings, 'switches'>,
): readonly ContractChangeName[] {
  return state === 'activa' ? changeNames.filter((name) => kindsOffered(name, switches).includes(type)) : []
}

const frequent = ['power', 'iban', 'notification_address'] as const satisfies readonly ContractChangeName[]

/** Those of them that people come for; the others stand beside what they change. */
export function frequentChanges(
  contract: Pick<ContractItem, 'type' | 'state'>,
  settings: Pick<BrowserSettings, 'switches'>,
): readonly (typeof frequent)[number][] {
  const offered = changesOffered(contract, settings)
  return frequent.filter((name) => offered.includes(name))
}
