import { BatteryCard } from './BatteryCard.tsx'
import { InstallationCard } from './InstallationCard.tsx'
import { ReceiptSection } from './ReceiptSection.tsx'
import type { SunYear } from './SunPage.tsx'
import { UsedCard } from './UsedCard.tsx'
import { WhatIfSection } from './WhatIfSection.tsx'

interface DetailsProps {
  readonly year: SunYear
}

/** What stands below the months: what is used oneself, the battery, what else would bring, each bill, the installation. */
export function Details({ year }: DetailsProps) {
  return (
    <div className="stack" data-gap="l">
      <UsedCard year={year} />
      {year.battery ? <BatteryCard battery={year.battery} /> : null}
      <WhatIfSection name={year.contract} />
      <ReceiptSection bills={year.bills} />
      <InstallationCard installation={year.installation} />
    </div>
  )
}
