import type { ReactNode } from 'react'
import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import type { Area } from '../i18n/messages.ts'
import { wizardAreas } from '../pages/new-contract/wizard-areas.ts'
import { Wizard } from '../procedures/new-contract/Wizard.tsx'
import type { RouteKey } from '../site/paths.ts'

/** A part of a page whose code comes later, as the server draws it ahead. */
interface DrawnAhead {
  readonly part: ReactNode
  readonly file: string
  readonly texts: readonly Area[]
}

function firstStep(kind: ContractKind): DrawnAhead {
  return {
    part: <Wizard kind={kind} />,
    file: 'procedures/new-contract/Wizard.tsx',
    texts: wizardAreas,
  }
}

/** Only the renderer reads this: the browser would carry the parts with every page. */
export const drawnAhead: Readonly<Partial<Record<RouteKey, DrawnAhead>>> = {
  newElectricityContract: firstStep('electricity'),
  newGasContract: firstStep('gas'),
  newDualContract: firstStep('dual'),
}
