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
