import type { ContractItem, SupplyKind } from '@endoll/api/contracts.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ContractUnread, ContractWaiting, StateHeading } from './ContractStates.tsx'
import { useContractPage } from './use-contract-page.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { ContractSelector } from '../../supplies/ContractSelector.tsx'
import { readContractView } from '../../site/contract-functions.ts'
import { useSite } from '../../site/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ContractWhole } from './ContractWhole.tsx'
import { LateHinted, LateNoSuch } from './late-states.tsx'
import './contract.css'

const pages = { electricity: 'viewContracts', gas: 'viewGasContracts' } as const

/** The address of a contract's page; what else this one asks for goes along. */
export function useContractHref() {
  const { address } = useSite()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const asked = typeof search['function'] === 'string' ? search['function'] : undefined
  return useCallback(
    (kind: SupplyKind, name?: string, keepFunction = true) =>
      address(
        pages[kind],
        {},
        {
          ...(keepFunction && asked !== undefined && { function: asked }),
          ...(name !== undefined && { contract: name }),
        },
      ),
    [address, asked],
  )
}

interface ShownPageProps {
  readonly kind: SupplyKind
  readonly name: string
  /** Those to choose from; undefined until that is known. */
  readonly contracts: readonly ContractItem[] | undefined
}

/** The page of one contract in whichever state it is. */
export function ShownPage({ kind, name, contracts }: ShownPageProps) {
  const t = useTranslations('contract-page')
  const router = useRouter()
  const errorText = useErrorText()
  const hrefOf = useContractHref()
  const view = readContractView(useSearch({ strict: false }))
  // Once asked for it stays, though the hint leaves the address.
  const [hinted, setHinted] = useState(view === 'download')
  if (view === 'download' && !hinted) setHinted(true)
  const { answer, shown } = useContractPage(name, kind)
  const { data, error } = answer

  // A contract of gas under the address of electricity, and the other way round: it has a page, this is not it.
  const elsewhere = data !== undefined && data.type !== kind ? hrefOf(data.type, name) : undefined
  useEffect(() => {
    if (elsewhere !== undefined) void router.navigate({ href: elsewhere, replace: true })
  }, [router, elsewhere])

  if (error?.status === 404 || error?.status === 400) {
    return (
      <>
        <StateHeading title={t(`titles.${kind}`)} />
        <LateNoSuch />
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
      <ContractWhole shown={shown}>
        <ContractSelector
          label={t('choose')}
          contracts={contracts}
          name={name}
          onChoose={(chosen) => void router.navigate({ href: hrefOf(kind, chosen, false) })}
        />
        {answer.isRefetchError ? (
          <Notice tone="bad" title={t('states.stale')} announce>
            {errorText(answer.error)}
          </Notice>
        ) : null}
        {hinted ? (
          <LateHinted
            name={name}
            hinted={view === 'download'}
            onTaken={() => void router.navigate({ href: hrefOf(kind, name, false), replace: true })}
          />
        ) : null}
      </ContractWhole>
    </>
  )
}
