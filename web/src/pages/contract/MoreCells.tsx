import type { ReactNode } from 'react'
import { AccountCard } from '../../features/contract/AccountCard.tsx'
import { AttachmentsCard } from '../../features/contract/AttachmentsCard.tsx'
import { BatteriesCard } from '../../features/contract/BatteriesCard.tsx'
import { Cell } from '../../features/contract/Cell.tsx'
import type { FirstPart, PartName } from '../../features/contract/contract-parts.ts'
import { DataCard } from '../../features/contract/DataCard.tsx'
import { PeopleCard } from '../../features/contract/PeopleCard.tsx'
import { PowerCard } from '../../features/contract/PowerCard.tsx'
import { ProductCard } from '../../features/contract/ProductCard.tsx'
import { ServicesCard } from '../../features/contract/ServicesCard.tsx'
import { SupplyCard } from '../../features/contract/SupplyCard.tsx'
import { TariffOptionsCard } from '../../features/contract/TariffOptionsCard.tsx'
import type { ShownContract } from '../../features/contract/use-contract-page.ts'
import { LateBatteryLedger } from './LateBatteryLedger.tsx'
import { LateOptimalPower, LateRequests } from './late-cards.tsx'
import { NoticesCard } from './NoticesCard.tsx'

type MorePart = Exclude<PartName, FirstPart>

/** Each card by the name of its place. */
const cards: Readonly<Record<MorePart, (shown: ShownContract) => ReactNode>> = {
  power: (shown) => <PowerCard shown={shown} />,
  optimal: ({ contract }) => <LateOptimalPower name={contract.name} />,
  product: ({ contract }) => <ProductCard contract={contract} />,
  account: (shown) => <AccountCard shown={shown} />,
  notices: (shown) => <NoticesCard shown={shown} />,
  supply: ({ contract }) => <SupplyCard contract={contract} />,
  data: (shown) => <DataCard shown={shown} />,
  people: ({ contract }) => <PeopleCard contract={contract} />,
  options: ({ contract }) => <TariffOptionsCard contract={contract} />,
  batteries: ({ contract }) => (
    <BatteriesCard
      contract={contract}
      ledgerOf={(battery) => <LateBatteryLedger battery={battery} contract={contract.name} />}
    />
  ),
  services: ({ contract }) => <ServicesCard contract={contract} />,
  attachments: ({ contract }) => <AttachmentsCard contract={contract} />,
  requests: ({ contract }) => <LateRequests name={contract.name} />,
}

interface MoreCellsProps {
  readonly shown: ShownContract
  readonly parts: readonly MorePart[]
  readonly wide: ReadonlySet<PartName>
}

/** The cards below the first window. */
export function MoreCells({ shown, parts, wide }: MoreCellsProps) {
  return parts.map((name) => (
    <Cell key={name} name={name} wide={wide.has(name)}>
      {cards[name](shown)}
    </Cell>
  ))
}
