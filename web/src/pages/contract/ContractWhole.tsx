import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AccountCard } from '../../features/contract/AccountCard.tsx'
import { AttachmentsCard } from '../../features/contract/AttachmentsCard.tsx'
import { BatteriesCard } from '../../features/contract/BatteriesCard.tsx'
import { Cell } from '../../features/contract/Cell.tsx'
import type { CellName } from '../../features/contract/Cell.tsx'
import { ContractActions } from '../../features/contract/ContractActions.tsx'
import { DataCard } from '../../features/contract/DataCard.tsx'
import { HappeningHeading } from '../../features/contract/HappeningHeading.tsx'
import { OnThisPage } from '../../features/contract/OnThisPage.tsx'
import { PeopleCard } from '../../features/contract/PeopleCard.tsx'
import { PowerCard } from '../../features/contract/PowerCard.tsx'
import { ProductCard } from '../../features/contract/ProductCard.tsx'
import { ServicesCard } from '../../features/contract/ServicesCard.tsx'
import { SupplyCard } from '../../features/contract/SupplyCard.tsx'
import { TariffOptionsCard } from '../../features/contract/TariffOptionsCard.tsx'
import type { ShownContract } from '../../features/contract/use-contract-page.ts'
import {
  LateBillSoFar,
  LateConsumption,
  LateInvoices,
  LateOptimalPower,
  LateRequests,
} from './late-cards.tsx'
import { NoticesCard } from './NoticesCard.tsx'

interface Part {
  readonly name: CellName
  readonly title: string
  readonly wide?: true
  readonly content: ReactNode
}

interface ContractWholeProps {
  readonly shown: ShownContract
  /** Below the heading: what the page itself has to say. */
  readonly children?: ReactNode
}

/** One contract with everything there is to know of it, what people look for first. */
export function ContractWhole({ shown, children }: ContractWholeProps) {
  const parts = useParts(shown)
  return (
    <>
      <HappeningHeading shown={shown} />
      {children}
      <ContractActions shown={shown} />
      <OnThisPage cells={parts} />
      <div className="contract-cells">
        {parts.map(({ name, wide = false, content }) => (
          <Cell key={name} name={name} wide={wide}>
            {content}
          </Cell>
        ))}
      </div>
    </>
  )
}

const useParts = (shown: ShownContract): readonly Part[] => {
  const t = useTranslations('contract-page')
  const { contract } = shown
  const { name, type, bateria_virtual: batteries, tariff_options: options } = contract
  const supplied = contract.start_date !== null
  const part = (cell: CellName, title: string, content: ReactNode, wide?: true): Part => ({
    name: cell,
    title,
    content,
    ...(wide && { wide }),
  })
  const of = (holds: boolean, ...parts: readonly Part[]) => (holds ? parts : [])
  const electric = type === 'electricity'
  return [
    ...of(
      electric && supplied,
      part('consumption', t('consumption'), <LateConsumption name={name} />),
      part('bill', t('billSoFar'), <LateBillSoFar name={name} />),
    ),
    ...of(supplied, part('invoices', t('invoices'), <LateInvoices name={name} />, true)),
    ...of(electric, part('power', t('power.title'), <PowerCard shown={shown} />)),
    ...of(
      electric && contract.state === 'activa',
      part('optimal', t('optimalPower'), <LateOptimalPower name={name} />),
    ),
    part('product', t('product.title'), <ProductCard contract={contract} />),
    part('account', t('account.title'), <AccountCard shown={shown} />),
    part('notices', t('notices.title'), <NoticesCard shown={shown} />),
    part('supply', t('supply.title'), <SupplyCard contract={contract} />),
    part('data', t('data.title'), <DataCard shown={shown} />),
    part('people', t('people.title'), <PeopleCard contract={contract} />),
    ...of(options !== null, part('options', t('options.title'), <TariffOptionsCard contract={contract} />)),
    ...of(
      batteries.length > 0,
      part('batteries', t('batteries.title'), <BatteriesCard contract={contract} />, true),
    ),
    part('services', t('services.title'), <ServicesCard contract={contract} />, true),
    part('attachments', t('attachments.title'), <AttachmentsCard contract={contract} />, true),
    part('requests', t('requests'), <LateRequests name={name} />, true),
  ]
}
