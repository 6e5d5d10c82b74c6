import type { ContractDetail, ContractItem, SupplyKind } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BillSoFarCard, ConsumptionCard } from '../../features/consumption/month-parts.tsx'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { readContractName, readContractView } from '../../site/contract-functions.ts'
import { useSite } from '../../site/site.tsx'
import { contractChoicesQuery } from '../../supplies/contract-choices.ts'
import { ContractSelector } from '../../supplies/ContractSelector.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { part, useAhead } from '../../loading/part.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { hasBillSoFar, hasMonth, isSupplied } from './contract-facts.ts'
import { firstTab } from './contract-tab.ts'
import type { ContractTab } from './contract-tab.ts'
import { useContractTitle } from './contract-title.ts'
import { HappeningHeading } from './happening/HappeningHeading.tsx'
import { EmptyCard } from './EmptyCard.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { ContractUnread, ContractWaiting, StateHeading } from './states/ContractStates.tsx'
import { useContractPage } from './use-contract-page.ts'
import { useOnPhone } from './on-phone.ts'
import './contract.css'

/** What stands below the answer, with its styles. */
const Tabs = part({
  load: async () => (await import('./Tabs.tsx')).Tabs,
  room: () => <EmptyCard heightRem={60} />,
  follows: 'first',
})
// States that few customers see.
const ContractChooser = part({
  load: async () => (await import('./states/ContractChooser.tsx')).ContractChooser,
  room: ContractWaiting,
})
const NoContracts = part({
  load: async () => (await import('./states/NoContract.tsx')).NoContracts,
  room: ContractWaiting,
})
const NoSuchContract = part({
  load: async () => (await import('./states/NoContract.tsx')).NoSuchContract,
  room: ContractWaiting,
})
const HintedDownload = part({
  load: async () => (await import('./actions/HintedDownload.tsx')).HintedDownload,
})

/** One contract of electricity: the one that the address names, the only one, or the one that is chosen. */
export function ElectricityContractPage() {
  return <ContractPage kind="electricity" />
}

/** One contract of gas at a time, chosen from those of the customer; the first that is active to begin with. */
export function GasContractPage() {
  useContractTitle()
  return <ContractPage kind="gas" />
}

/** Which contract is shown where the address names none; undefined if the customer has to choose. */
function usualContract(kind: SupplyKind, contracts: readonly ContractItem[]): ContractItem | undefined {
  if (kind === 'gas') return contracts.find(({ state }) => state === 'activa') ?? contracts[0]
  return contracts.length === 1 ? contracts[0] : undefined
}

const pages = { electricity: 'viewContracts', gas: 'viewGasContracts' } as const

/** The address of a contract's page, with the function that this address asks for. */
function useContractHref() {
  const { address } = useSite()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const asked = typeof search['function'] === 'string' ? search['function'] : undefined
  return useCallback(
    (kind: SupplyKind, name?: string, keepFunction = true, tab?: ContractTab) =>
      address(
        pages[kind],
        {},
        {
          ...(keepFunction && asked !== undefined && { function: asked }),
          ...(name !== undefined && { contract: name }),
          ...(tab && { place: tab }),
        },
      ),
    [address, asked],
  )
}

/** Replaces the address by another one; the card that it names stays named. */
function useRedirect(href: string | undefined) {
  const router = useRouter()
  useEffect(() => {
    if (href !== undefined) void router.navigate({ href: href + location.hash, replace: true })
  }, [router, href])
}

interface ContractPageProps {
  readonly kind: SupplyKind
}

function ContractPage({ kind }: ContractPageProps) {
  const hrefOf = useContractHref()
  const name = readContractName(useSearch({ strict: false }))
  const choices = useQuery(contractChoicesQuery(kind))
  const { data, error } = choices
  // A contract that the address names is shown even where the list of contracts cannot be read.
  const contracts = data?.items ?? (error ? [] : undefined)
  const usual = name === undefined && contracts ? usualContract(kind, contracts) : undefined
  const here = usual && hrefOf(kind, usual.name)
  useRedirect(here)

  const content = () => {
    if (name !== undefined) return <NamedContract key={name} kind={kind} name={name} contracts={contracts} />
    if (error && !data) return <ContractUnread error={error} onRetry={() => void choices.refetch()} />
    if (!data || here !== undefined) return <ContractWaiting />
    if (data.items.length === 0) {
      const other = kind === 'gas' ? 'electricity' : 'gas'
      return <NoContracts kind={kind} others={data.counts[other]} othersHref={hrefOf(other)} />
    }
    return (
      <ContractChooser
        contracts={data.items}
        total={data.total_items}
        hrefOf={(chosen) => hrefOf(kind, chosen)}
      />
    )
  }
  return (
    <div className="stack" data-gap="l">
      {content()}
    </div>
  )
}

interface NamedContractProps extends ContractPageProps {
  readonly name: string
  /** For the selector; undefined until they are read. */
  readonly contracts: readonly ContractItem[] | undefined
}

/** Brings what stands in the first tab of a contract together, where each would come after the other. */
function useFirstPlaceAhead(contract: ContractDetail | undefined) {
  const named = contract && { name: contract.name }
  useAhead(Tabs, contract && {})
  useAhead(InvoicesCard, contract && isSupplied(contract) ? {} : undefined)
  useAhead(BillSoFarCard, contract && hasBillSoFar(contract) ? named : undefined)
  useAhead(ConsumptionCard, contract && hasMonth(contract) ? named : undefined)
}

/** The contract that the address names: loading, absent, unread or shown. */
function NamedContract({ kind, name, contracts }: NamedContractProps) {
  const t = useTranslations('contract-page')
  const router = useRouter()
  const errorText = useErrorText()
  const hrefOf = useContractHref()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const view = readContractView(search)
  // On a phone another contract is chosen where the page begins.
  const atFirst = search['place'] === undefined || search['place'] === firstTab
  const chooses = !useOnPhone() || atFirst
  // The notice stays after `function=download` has left the address.
  const [hinted, setHinted] = useState(view === 'download')
  if (view === 'download' && !hinted) setHinted(true)
  const { answer, shown } = useContractPage(name, kind)
  const { data, error } = answer
  useFirstPlaceAhead(atFirst ? shown?.contract : undefined)

  // A contract of gas under the address of electricity, or the other way round, has its own page.
  const elsewhere = data !== undefined && data.type !== kind ? hrefOf(data.type, name) : undefined
  useRedirect(elsewhere)

  if (error?.status === 404 || error?.status === 400) {
    return (
      <>
        <StateHeading title={t(`titles.${kind}`)} />
        <NoSuchContract />
      </>
    )
  }
  if (error && !data) {
    return (
      <>
        <StateHeading title={t('title', { name })} />
        <ContractUnread error={error} onRetry={() => void answer.refetch()} />
      </>
    )
  }
  if (!shown || !contracts || elsewhere !== undefined) return <ContractWaiting />
  return (
    <>
      <HappeningHeading shown={shown} />
      <InBrowser>
        {chooses ? (
          <ContractSelector
            label={t('choose')}
            contracts={contracts}
            name={name}
            onChoose={(chosen) => void router.navigate({ href: hrefOf(kind, chosen, false) })}
          />
        ) : null}
        {answer.isRefetchError ? (
          <Notice tone="bad" title={t('states.stale')} announce>
            {errorText(answer.error)}
          </Notice>
        ) : null}
        {hinted ? (
          <HintedDownload
            name={name}
            hinted={view === 'download'}
            onTaken={() => void router.navigate({ href: hrefOf(kind, name, false), replace: true })}
          />
        ) : null}
        <Tabs shown={shown} hrefOf={(tab) => hrefOf(kind, name, false, tab)} />
      </InBrowser>
    </>
  )
}
