import { NewContract } from './NewContract.tsx'

export function NewDualContractPage() {
  return <NewContract kind="dual" />
}
