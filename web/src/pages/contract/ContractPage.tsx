import { lazyRouteComponent, useSearch } from '@tanstack/react-router'
import type { ContractView } from '../../paths.ts'
import { readContractView } from '../../paths.ts'
import { useContractTitle } from './use-contract-title.ts'

const whole = lazyRouteComponent(() => import('./ElectricityContractPage.tsx'), 'ElectricityContractPage')

/** A page for each function, each with a file of its own. */
const pages: Readonly<Partial<Record<ContractView, typeof whole>>> = {
  whole,
  // The same page, so that it stays while the hint leaves the address.
  download: whole,
  consumption: lazyRouteComponent(
    () => import('../../features/consumption/ConsumptionPage.tsx'),
    'ConsumptionPage',
  ),
  powChange: lazyRouteComponent(() => import('./PowerChangePage.tsx'), 'PowerChangePage'),
  ibanChange: lazyRouteComponent(() => import('./IbanChangePage.tsx'), 'IbanChangePage'),
  notifAddrChange: lazyRouteComponent(
    () => import('./NotificationAddressPage.tsx'),
    'NotificationAddressPage',
  ),
}

/** For the route's loader: the page of a view is there before it is shown. */
export const loadContractPage = async (view: ContractView): Promise<void> => {
  await pages[view]?.preload?.()
}

/** A contract whole, or what the address asks of it: how much was used, or something to be changed. */
export function ContractPage() {
  useContractTitle('viewContracts')
  const Page = pages[readContractView(useSearch({ strict: false }))] ?? whole
  return <Page />
}
