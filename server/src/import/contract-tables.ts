import { saveContractProducts } from './save/save-contract-products.ts'
import { saveContractProtections, saveContractSips } from './save/save-contract-days.ts'
import { saveContractServices } from './save/save-contract-services.ts'
import { saveContracts } from './save/save-contracts.ts'
import { saveMandates } from './save/save-mandates.ts'
import { saveOldDebts } from './save/save-old-debts.ts'
import type { TableFile } from './table-file.ts'
import { contractProductRow, type ContractProductRow } from './tables/contract-products.ts'
import { contractProtectionRow, type ContractProtectionRow } from './tables/contract-protections.ts'
import { contractSipsRow, type ContractSipsRow } from './tables/contract-sips.ts'
import { contractServiceRow, type ContractServiceRow } from './tables/contract-services.ts'
import { contractRow, type ContractRow } from './tables/contracts.ts'
import { mandateRow, type MandateRow } from './tables/mandates.ts'
import { oldDebtRow, type OldDebtRow } from './tables/old-debts.ts'

export const contracts: TableFile<ContractRow> = {
  file: 'contracts.csv',
  about: 'Supply contracts of electricity and gas.',
  schema: contractRow,
  keys: { name: (row) => row.name },
  save: saveContracts,
}
export const contractProducts: TableFile<ContractProductRow> = {
  file: 'contract-products.csv',
  about:
    'Products that contracts had before the present one, so that days under them are computed with their prices.',
  schema: contractProductRow,
  keys: { end_day: (row) => [row.contract_name, row.end_day].join('\n') },
  save: saveContractProducts,
}
export const contractServices: TableFile<ContractServiceRow> = {
  file: 'contract-services.csv',
  about: 'Services and social bonuses of contracts.',
  schema: contractServiceRow,
  keys: { start_day: (row) => [row.contract_name, row.kind, row.name, row.start_day].join('\n') },
  save: saveContractServices,
}
export const contractProtections: TableFile<ContractProtectionRow> = {
  file: 'contract-protections.csv',
  about: 'Why supplies may not be cut, whatever is owed, and on which days.',
  schema: contractProtectionRow,
  keys: { start_day: (row) => [row.contract_name, row.kind, row.start_day].join('\n') },
  save: saveContractProtections,
}
export const contractSips: TableFile<ContractSipsRow> = {
  file: 'contract-sips.csv',
  about: 'Why distributors pass on less of supplies, or that they are in arrears (SIPS), and on which days.',
  schema: contractSipsRow,
  keys: { start_day: (row) => [row.contract_name, row.kind, row.start_day].join('\n') },
  save: saveContractSips,
}
export const mandates: TableFile<MandateRow> = {
  file: 'mandates.csv',
  about:
    'Direct debit mandates (SEPA). Of a contract the newest active one of the account that it is charged to is shown, or a newer one that was signed in the office.',
  schema: mandateRow,
  keys: { reference: (row) => [row.contract_name, row.reference].join('\n') },
  save: saveMandates,
}
export const oldDebts: TableFile<OldDebtRow> = {
  file: 'old-debts.csv',
  about:
    'What contracts owe of bills that do not come in: those of the system before, or of a contract that is gone. It counts into the debt of the contract, is shown on its page, and cannot be paid in the office.',
  schema: oldDebtRow,
  keys: { reference: (row) => [row.contract_name, row.reference].join('\n') },
  save: saveOldDebts,
}
