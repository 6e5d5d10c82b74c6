import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ContractUnread, ContractWaiting } from './ContractStates.tsx'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import { readContractName } from '../../site/contract-functions.ts'
import { LateNone } from './late-states.tsx'
import { ShownPage, useContractHref } from './ShownPage.tsx'
import { useContractTitle } from './use-contract-title.ts'

/** One contract of gas at a time, chosen from those of the customer; the first that is active to begin with. */
export function GasContractPage() {
  useContractTitle('viewGasContracts')
  const router = useRouter()
  const hrefOf = useContractHref()
  const name = readContractName(useSearch({ strict: false }))
  const choices = useQuery(contractChoicesQuery('gas'))
  const { data, error } = choices
  // Without the others the one can be shown all the same.
  const choosable = data?.items ?? (error ? [] : undefined)
  const contracts = choosable ?? []
  const usual = contracts.find(({ state }) => state === 'activa') ?? contracts[0]
  const here = name === undefined && usual !== undefined ? hrefOf('gas', usual.name) : undefined
  useEffect(() => {
    if (here !== undefined) void router.navigate({ href: here, replace: true })
  }, [router, here])

  const content = () => {
    if (name !== undefined) return <ShownPage key={name} kind="gas" name={name} contracts={choosable} />
    if (error && !data) return <ContractUnread error={error} onRetry={() => void choices.refetch()} />
    if (!data || here !== undefined) return <ContractWaiting />
    return <LateNone kind="gas" others={data.counts.electricity} othersHref={hrefOf('electricity')} />
  }
  return (
    <div className="stack" data-gap="l">
      {content()}
    </div>
  )
}
