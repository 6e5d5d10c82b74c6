import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import { useContractTitle } from '../pages/contract/contract-title.ts'
import { changeNames, readContractView } from '../site/contract-functions.ts'
import type { ContractView } from '../site/contract-functions.ts'
import { lazyPage } from './lazy-page.ts'

const whole = lazyPage(() => import('../pages/contract/ContractPage.tsx'), 'ElectricityContractPage')
const consumption = lazyPage(() => import('../pages/consumption/ConsumptionPage.tsx'), 'ConsumptionPage')

/** The file of a change's page, below src/. */
export function changeFile(name: ContractChangeName): string {
  return `procedures/${name.replaceAll('_', '-')}/Change.tsx`
}

/** The page of every procedure. */
const files = import.meta.glob<Readonly<{ Change: ComponentType }>>('../procedures/*/Change.tsx')

const pages: Readonly<Partial<Record<ContractView, typeof whole>>> = {
  consumption,
  ...Object.fromEntries(
    changeNames.map((name) => [name, lazyPage(files[`../${changeFile(name)}`]!, 'Change')]),
  ),
}

/** For the route's loader: loads the page of a view before it is shown. */
export async function loadContractPage(view: ContractView): Promise<void> {
  await (pages[view] ?? whole).preload?.()
}

/** What the address asks of a contract: all of it, its consumption, or a change. */
export function ContractViewPage() {
  useContractTitle('viewContracts')
  const Page = pages[readContractView(useSearch({ strict: false }))] ?? whole
  return <Page />
}
