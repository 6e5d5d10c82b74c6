import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ContractUnread, ContractWaiting } from './ContractStates.tsx'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import { readContractName } from '../../site/contract-functions.ts'
import { LateChooser, LateNone } from './late-states.tsx'
import { ShownPage, useContractHref } from './ShownPage.tsx'

/** One contract of electricity: the one that the address names, the only one, or the one that is chosen. */
export function ElectricityContractPage() {
  const router = useRouter()
  const hrefOf = useContractHref()
  const name = readContractName(useSearch({ strict: false }))
  const choices = useQuery(contractChoicesQuery('electricity'))
  const { data, error } = choices
  // Without the others the one can be shown all the same.
  const choosable = data?.items ?? (error ? [] : undefined)
  const contracts = choosable ?? []
  const only = contracts.length === 1 ? contracts[0]?.name : undefined
  const here = name === undefined && only !== undefined ? hrefOf('electricity', only) : undefined
  useEffect(() => {
    if (here !== undefined) void router.navigate({ href: here, replace: true })
  }, [router, here])

  const content = () => {
    if (name !== undefined) {
      return <ShownPage key={name} kind="electricity" name={name} contracts={choosable} />
    }
    if (error && !data) return <ContractUnread error={error} onRetry={() => void choices.refetch()} />
    if (!data || here !== undefined) return <ContractWaiting />
    if (contracts.length === 0) {
      return <LateNone kind="electricity" others={data.counts.gas} othersHref={hrefOf('gas')} />
    }
    return (
      <LateChooser
        contracts={contracts}
        total={data.total_items}
        hrefOf={(chosen) => hrefOf('electricity', chosen)}
      />
    )
  }
  return (
    <div className="stack" data-gap="l">
      {content()}
    </div>
  )
}
