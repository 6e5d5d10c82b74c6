import type { ContractItem } from '@endoll/api/contracts.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { ContractFunction } from '../site/paths.ts'

/** Changes that a contract of this kind and state takes where the deployment has them switched on. */
export function changesOffered(
  { type, state }: Pick<ContractItem, 'type' | 'state'>,
  { switches }: Pick<BrowserSettings, 'switches'>,
): readonly (ContractFunction & ('powChange' | 'ibanChange' | 'notifAddrChange'))[] {
  if (state !== 'activa') return []
  const account = type === 'gas' ? switches.ibanGasChange : switches.ibanChange
  return [
    ...(type === 'electricity' && switches.powerChange ? (['powChange'] as const) : []),
    ...(account ? (['ibanChange'] as const) : []),
    ...(switches.notificacionAddressChange ? (['notifAddrChange'] as const) : []),
  ]
}
