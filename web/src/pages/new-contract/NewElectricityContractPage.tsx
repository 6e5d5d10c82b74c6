import { NewContract } from './NewContract.tsx'

export function NewElectricityContractPage() {
  return <NewContract kind="electricity" />
}
