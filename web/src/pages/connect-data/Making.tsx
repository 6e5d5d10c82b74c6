import { listContractNames } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../calls/query.ts'
import { MadeCard } from './MadeCard.tsx'
import { TokenForm } from './TokenForm.tsx'
import type { Made } from './TokenForm.tsx'

/** The form that makes a token, and then what it made. */
export function Making() {
  const { data: contracts = [] } = useQuery(read(listContractNames, {}))
  const [made, setMade] = useState<Made>()
  return made ? (
    <MadeCard made={made} onClose={() => setMade(undefined)} />
  ) : (
    <TokenForm names={contracts.map(({ name }) => name)} onMade={setMade} />
  )
}
