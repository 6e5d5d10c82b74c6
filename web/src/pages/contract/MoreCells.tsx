import type { ReactNode } from 'react'
import { AccountCard } from './AccountCard.tsx'
import { AttachmentsCard } from './AttachmentsCard.tsx'
import { BatteriesCard } from './BatteriesCard.tsx'
import { Cell } from './Cell.tsx'
import type { FirstPart, PartName } from './contract-parts.ts'
import { DataCard } from './DataCard.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { PowerCard } from './PowerCard.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ServicesCard } from './ServicesCard.tsx'
import { SupplyCard } from './SupplyCard.tsx'
import { TariffOptionsCard } from './TariffOptionsCard.tsx'
import type { ShownContract } from './use-contract-page.ts'
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
