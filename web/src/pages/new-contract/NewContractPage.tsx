import { NewContract } from './NewContract.tsx'

export function NewElectricityContractPage() {
  return <NewContract kind="electricity" />
}

export function NewGasContractPage() {
  return <NewContract kind="gas" />
}

export function NewDualContractPage() {
  return <NewContract kind="dual" />
}
