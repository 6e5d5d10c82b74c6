import { listContracts } from '@endoll/api/contracts.ts'
import type { ContractItem, ContractsShown, SupplyKind } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { read } from '../calls/query.ts'
import { Combobox } from '../ui/Combobox.tsx'
import { usePlaceName } from './use-place-name.ts'

/** From as many contracts on, one of them is typed and not picked from a list. */
export const typedFrom = 9

const pauseMs = 200
/** As many as somebody reads before typing on. */
const found = 20

/** The contracts that fit what is typed. */
export function foundQuery(type: SupplyKind, filter: string, only?: ContractsShown) {
  return read(
    listContracts,
    { query: { type, offset: '0', limit: String(found), ...(filter && { filter }), ...(only && { only }) } },
    { version: 2 },
  )
}

interface ContractFinderProps {
  readonly label: string
  readonly kinds: readonly SupplyKind[]
  /** Which are looked for; all of them without it. */
  readonly only?: ContractsShown
  /** Which of those found may be chosen; all of them without it. */
  readonly offers?: (contract: ContractItem) => boolean
  readonly error?: string | undefined
  readonly onChoose: (contract: ContractItem) => void
}

/** One of many contracts: a part of its place, street, town, name or CUPS is typed. The server looks for it. */
export function ContractFinder(props: ContractFinderProps) {
  const { label, kinds, only, offers = () => true, error, onChoose } = props
  const t = useTranslations('menus.finder')
  const placeName = usePlaceName()
  const [typed, setTyped] = useState('')
  const filter = useSettled(typed.trim())
  const electricity = useQuery({
    ...foundQuery('electricity', filter, only),
    enabled: kinds.includes('electricity'),
    placeholderData: (before) => before,
  })
  const gas = useQuery({
    ...foundQuery('gas', filter, only),
    enabled: kinds.includes('gas'),
    placeholderData: (before) => before,
  })
  const contracts = [electricity, gas].flatMap(({ data }) => data?.items ?? []).filter(offers)
  const failed = electricity.error ?? gas.error
  return (
    <Combobox
      name="contract"
      label={label}
      hint={t('hint')}
      error={error}
      options={contracts.map((contract) => ({
        value: contract.name,
        label: `${placeName(contract)} · ${contract.cups.street} · ${contract.name}`,
      }))}
      onSearch={setTyped}
      onChange={(name) => {
        const chosen = contracts.find((contract) => contract.name === name)
        if (chosen) onChoose(chosen)
      }}
      texts={{
        nothing: t(failed ? 'unread' : electricity.isFetching || gas.isFetching ? 'looking' : 'nothing'),
        open: t('open'),
        clear: t('clear'),
      }}
    />
  )
}

/** What is typed, once the typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const handle = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(handle)
  }, [text])
  return settled
}
