import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import type { SupplyKind } from '../contracts.ts'
import type { SwitchName, Switches } from '../deployment/switches.ts'

/** The deployment's switches of each change, for every kind of supply that has it: one of them is enough. */
const changeSwitches: Readonly<
  Record<ContractChangeName, Readonly<Partial<Record<SupplyKind, readonly SwitchName[]>>>>
> = {
  power: { electricity: ['powerChange'] },
  iban: { electricity: ['ibanChange'], gas: ['ibanGasChange'] },
  notification_address: {
    electricity: ['notificacionAddressChange'],
    gas: ['notificacionAddressChange'],
  },
  sips: { electricity: ['noCesionSips'] },
  invoice_online: { electricity: ['modifyInvoiceOnline', 'modifyInvoiceOnlineOneSide'] },
  tariff_options: { electricity: ['tariffOptions'] },
  end_supply: { electricity: ['endSupply'], gas: ['endSupply'] },
  end_service: { electricity: ['endService'], gas: ['endService'] },
  withdrawal: { electricity: ['withdrawal'], gas: ['withdrawal'] },
  change_holder: { electricity: ['changeHolder'], gas: ['changeHolder'] },
  change_product: { electricity: ['changeProduct'], gas: ['changeProduct'] },
  electronic_notification: { electricity: ['electronicNotificationButton'] },
  battery: { electricity: ['virtualBattery'], gas: ['virtualBattery'] },
}

/** The switches of a change, each once. */
export function switchesOfChange(change: ContractChangeName): readonly SwitchName[] {
  return [...new Set(Object.values(changeSwitches[change]).flat())]
}

/** Kinds of contract for which a deployment with these switches offers the change. */
export function kindsOffered(change: ContractChangeName, switches: Switches): readonly SupplyKind[] {
  const kinds = Object.entries(changeSwitches[change]) as [SupplyKind, readonly SwitchName[]][]
  return kinds.filter(([, needed]) => needed.some((name) => switches[name])).map(([kind]) => kind)
}
