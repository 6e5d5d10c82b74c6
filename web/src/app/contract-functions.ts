import type { Area } from '../i18n/messages.ts'
import type { ContractFunction } from '../paths.ts'

/** What the contract page loads for each function beside itself: its texts and its file below src/. */
export const contractFunctionFacts: Readonly<
  Partial<Record<ContractFunction, { readonly texts: readonly Area[]; readonly file: string }>>
> = {
  consumption: { texts: ['consumption'], file: 'features/consumption/ConsumptionPage.tsx' },
  powChange: { texts: ['contract', 'flow', 'power'], file: 'pages/contract/PowerChangePage.tsx' },
  ibanChange: { texts: ['contract', 'flow', 'iban'], file: 'pages/contract/IbanChangePage.tsx' },
}
