import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { useState } from 'react'
import { keepBill } from '../bill/known-bill.ts'
import type { Answers } from '../flow.ts'
import { dropSupply } from '../lead.ts'
import { addSupply, readSupplies } from './supplies.ts'

/** The supplies after the first, as this tab keeps them. */
export function useSeveral(kind: ContractKind) {
  const [further, setFurther] = useState(() => readSupplies(kind))
  const [times, setTimes] = useState(0)
  const refresh = () => setFurther(readSupplies(kind))
  return {
    further,
    /** Changes when the answers of the first are others all at once. */
    version: times,
    refresh,
    /** Begins one more, used for what the first is used for; its key. */
    add: ({ residenceType, cnae, cnaeText }: Answers): string => {
      const begun = { residenceType, cnae, cnaeText }
      const given = Object.entries(begun).filter(([, value]) => value !== undefined)
      const key = addSupply(kind, Object.fromEntries(given))
      // A bill that does not say its supply is not of this one.
      keepBill(kind, undefined)
      refresh()
      return key
    },
    /** Without a key: the first, whose place the second takes. */
    remove: (key: string | undefined) => {
      dropSupply(kind, key)
      setTimes(times + 1)
      refresh()
    },
  }
}
