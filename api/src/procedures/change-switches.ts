import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import type { SupplyKind } from '../contracts.ts'
import type { SwitchName, Switches } from '../deployment/switches.ts'

/** The deployment's switch of each change, for every kind of supply that has the change. */
const changeSwitches: Readonly<
  Record<ContractChangeName, Readonly<Partial<Record<SupplyKind, SwitchName>>>>
> = {
  power: { electricity: 'powerChange' },
  iban: { electricity: 'ibanChange', gas: 'ibanGasChange' },
  notification_address: {
    electricity: 'notificacionAddressChange',
    gas: 'notificacionAddressChange',
  },
}

/** The switches of a change, each once. */
export function switchesOfChange(change: ContractChangeName): readonly SwitchName[] {
  return [...new Set(Object.values(changeSwitches[change]))]
}

/** Kinds of contract for which a deployment with these switches offers the change. */
export function kindsOffered(change: ContractChangeName, switches: Switches): readonly SupplyKind[] {
  const kinds = Object.entries(changeSwitches[change]) as [SupplyKind, SwitchName][]
  return kinds.filter(([, needed]) => switches[needed]).map(([kind]) => kind)
}
