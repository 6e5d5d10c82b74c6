import { lazyRouteComponent, useSearch } from '@tanstack/react-router'
import type { ContractView } from '../site/paths.ts'
import { readContractView } from '../site/paths.ts'
import { useContractTitle } from '../pages/contract/use-contract-title.ts'

const whole = lazyRouteComponent(
  () => import('../pages/contract/ElectricityContractPage.tsx'),
  'ElectricityContractPage',
)

/** A page for each function, each with a file of its own. */
const pages: Readonly<Partial<Record<ContractView, typeof whole>>> = {
  whole,
  // The same page, so that it stays while the hint leaves the address.
  download: whole,
  consumption: lazyRouteComponent(
    () => import('../pages/consumption/ConsumptionPage.tsx'),
    'ConsumptionPage',
  ),
  powChange: lazyRouteComponent(() => import('../pages/contract/PowerChangePage.tsx'), 'PowerChangePage'),
  ibanChange: lazyRouteComponent(() => import('../pages/contract/IbanChangePage.tsx'), 'IbanChangePage'),
  notifAddrChange: lazyRouteComponent(
    () => import('../pages/contract/NotificationAddressPage.tsx'),
    'NotificationAddressPage',
  ),
}

/** For the route's loader: the page of a view is there before it is shown. */
export async function loadContractPage(view: ContractView): Promise<void> {
  await pages[view]?.preload?.()
}

/** A contract whole, or what the address asks of it: how much was used, or something to be changed. */
export function ContractPage() {
  useContractTitle('viewContracts')
  const Page = pages[readContractView(useSearch({ strict: false }))] ?? whole
  return <Page />
}
