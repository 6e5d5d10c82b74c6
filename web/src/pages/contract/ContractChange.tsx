import { getContract, type ContractDetail, type SupplyKind } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { forgetRequests } from '../../flow/open-requests.ts'
import type { SentRequest } from '../../flow/SendRequest.tsx'
import type { FlowAddress } from '../../flow/use-flow.ts'
import type { AppMessages } from '../../i18n/messages.ts'
import type { ContractFunction } from '../../site/paths.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ContractChoice } from './ContractChoice.tsx'
import { useActiveContracts } from './use-active-contracts.ts'

/** Functions of the contract page that are procedures: each has its title. */
type ContractChangeName = ContractFunction & keyof AppMessages['contract']['titles']

/** What every procedure that changes a contract is given. */
interface ContractChangeProps {
  /** The contract's name. */
  readonly name: string
  readonly address: FlowAddress
  readonly onSent: (sent: SentRequest) => void
}

interface ContractChangePage {
  readonly name: ContractChangeName
  /** Kinds of contract that the deployment offers it for. */
  readonly kinds: readonly SupplyKind[]
  readonly children: (change: ContractChangeProps) => ReactNode
}

/** Around a procedure: for which contract, where in its questions, and where it leads once it is sent. */
export function ContractChange({ name, kinds, children }: ContractChangePage) {
  const router = useRouter()
  const { address } = useSite()
  const asked = useSearched('contract')
  const active = useActiveContracts(kinds, asked === undefined)
  const [only, another] = active.contracts ?? []
  const contract = asked ?? (another ? undefined : only?.name)
  if (contract !== undefined) {
    return (
      <ChangeOf key={contract} name={name} kinds={kinds} contract={contract}>
        {children}
      </ChangeOf>
    )
  }
  const onChoose = (chosen: string) =>
    void router.navigate({ href: address('viewContracts', {}, { function: name, contract: chosen }) })
  return (
    <div className="stack" data-gap="l">
      <Heading name={name} />
      <ContractChoice active={active} onChoose={onChoose} />
    </div>
  )
}

interface HeadingProps {
  readonly name: ContractChangeName
  readonly detail?: ReactNode
}

function Heading({ name, detail }: HeadingProps) {
  const t = useTranslations('contract')
  const { address } = useSite()
  return (
    <PageHeading
      back={<Link href={address('contracts')}>{t('back')}</Link>}
      title={t(`titles.${name}`)}
      {...(detail === undefined ? {} : { detail })}
    />
  )
}

function ChangeOf({ name, kinds, contract, children }: ContractChangePage & { readonly contract: string }) {
  const t = useTranslations('contract')
  const answer = useQuery(read(getContract, { params: { name: contract } }))
  const change = useChange(name, contract)
  const { data, error } = answer
  const absent = error?.status === 404 || error?.status === 400 || (data && !kinds.includes(data.type))
  const content = () => {
    if (absent) return <Absent />
    if (error && !data) {
      return (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('nothingChanged')}
          onRetry={() => void answer.refetch()}
        />
      )
    }
    return data ? children(change) : <Skeleton label={t('loading')} shape="text" />
  }
  return (
    <div className="stack" data-gap="l">
      <Heading name={name} {...(data && !absent ? { detail: <Supply contract={data} /> } : {})} />
      {content()}
    </div>
  )
}

interface SupplyProps {
  readonly contract: ContractDetail
}

function Supply({ contract: { name, cups } }: SupplyProps) {
  return useTranslations('contract')('of', { name, address: cups.full_address })
}

/** What does not exist, what is somebody else's and what is not offered for this kind of contract are told alike. */
function Absent() {
  const t = useTranslations('contract.absent')
  const { address } = useSite()
  return (
    <EmptyState
      title={t('title')}
      action={
        <Link className={buttonClass({ look: 'primary' })} href={address('contracts')}>
          {t('action')}
        </Link>
      }
    >
      {t('why')}
    </EmptyState>
  )
}

/** The place of the questions in the address, and the page of the request once there is one. */
function useChange(name: ContractChangeName, contract: string): ContractChangeProps {
  const router = useRouter()
  const { address } = useSite()
  const step = useSearched('step')
  const hrefOf = useCallback(
    (slug: string) => address('viewContracts', {}, { function: name, contract, step: slug }),
    [address, name, contract],
  )
  const go = useCallback<FlowAddress['go']>(
    (slug, how) => void router.navigate({ href: hrefOf(slug), replace: how?.replace ?? false }),
    [router, hrefOf],
  )
  const onSent = useCallback(
    ({ id }: SentRequest) => {
      forgetRequests()
      // In place of the summary: going back leads to the questions, not to what was sent.
      void router.navigate({ href: address('request', { id: String(id) }), replace: true })
    },
    [router, address],
  )
  return useMemo(
    () => ({ name: contract, address: { slug: step, hrefOf, go }, onSent }),
    [contract, step, hrefOf, go, onSent],
  )
}

/** What the address says under a name. */
function useSearched(name: string): string | undefined {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const value = search[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
