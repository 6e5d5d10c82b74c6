import { lazyRouteComponent, useSearch } from '@tanstack/react-router'
import type { ContractFunction } from '../../paths.ts'
import { readContractFunction } from '../../paths.ts'

const consumption = lazyRouteComponent(
  () => import('../../features/consumption/ConsumptionPage.tsx'),
  'ConsumptionPage',
)

/** A page for each function, each with a file of its own. */
const pages: Readonly<Partial<Record<ContractFunction, typeof consumption>>> = {
  consumption,
  powChange: lazyRouteComponent(() => import('./PowerChangePage.tsx'), 'PowerChangePage'),
  ibanChange: lazyRouteComponent(() => import('./IbanChangePage.tsx'), 'IbanChangePage'),
  notifAddrChange: lazyRouteComponent(
    () => import('./NotificationAddressPage.tsx'),
    'NotificationAddressPage',
  ),
}

/** For the route's loader: the page of a function is there before it is shown. */
export const loadContractPage = async (name: ContractFunction): Promise<void> => {
  await pages[name]?.preload?.()
}

/** A contract, with what the address asks for: how much was used, or something to be changed. */
export function ContractPage() {
  const Page = pages[readContractFunction(useSearch({ strict: false }))] ?? consumption
  return <Page />
}
