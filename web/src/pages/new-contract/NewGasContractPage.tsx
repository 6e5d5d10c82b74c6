import { NewContract } from './NewContract.tsx'

export function NewGasContractPage() {
  return <NewContract kind="gas" />
}
