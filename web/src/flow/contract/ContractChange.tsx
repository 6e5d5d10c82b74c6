import { functionQuery } from '../../site/contract-functions.ts'
import { getContract, type ContractDetail, type SupplyKind } from '@endoll/api/contracts.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { forgetRequests } from '../open-requests.ts'
import type { FlowAddress } from '../use-flow.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { TextRoom } from '../../i18n/rooms.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { part } from '../../loading/part.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UnpluggedLater } from '../../ui/pictures/UnpluggedLater.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ContractChoice } from './ContractChoice.tsx'
import { useActiveContracts } from './use-active-contracts.ts'
import { ChangeProvider, type ContractChangeOf, type SentRequest } from './use-change.ts'

// Only for whoever is there for another.
const AllowedFunction = part({
  load: async () => (await import('../../failures/Allowed.tsx')).AllowedFunction,
  room: TextRoom,
})

interface ContractChangeProps {
  readonly name: ContractChangeName
  /** The procedure, which asks `useChange` what it changes. */
  readonly children: ReactNode
}

/** Around a procedure: for which contract, where in its questions, and where it leads once it is sent. */
export function ContractChange({ name, children }: ContractChangeProps) {
  const router = useRouter()
  const { address, settings } = useSite()
  const kinds = kindsOffered(name, settings.switches)
  const asked = useSearched('contract')
  // A page of prices names one before anybody has said for which contract.
  const product = useSearched('product')
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
    void router.navigate({
      href: address('viewContracts', {}, { ...functionQuery(name, chosen), ...(product && { product }) }),
    })
  return (
    <div className="stack" data-gap="l">
      <Heading name={name} />
      <InBrowser>
        <ContractChoice active={active} kinds={kinds} onChoose={onChoose} />
      </InBrowser>
    </div>
  )
}

interface HeadingProps {
  readonly name: ContractChangeName
  readonly detail?: ReactNode
}

function Heading({ name, detail }: HeadingProps) {
  const t = useTranslations()
  const { address } = useSite()
  return (
    <PageHeading
      back={<Link href={address('contracts')}>{t('contract.back')}</Link>}
      title={t(`contract.titles.${name}`)}
      {...(detail === undefined ? {} : { detail })}
    />
  )
}

interface ChangeOfProps extends ContractChangeProps {
  /** Kinds of contract that the deployment offers it for. */
  readonly kinds: readonly SupplyKind[]
  readonly contract: string
}

function ChangeOf({ name, kinds, contract, children }: ChangeOfProps) {
  const t = useTranslations('contract')
  const answer = useQuery(read(getContract, { params: { name: contract } }))
  const change = useChange(name, contract)
  const { acting } = useSite()
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
    if (!data) return <Skeleton label={t('loading')} shape="text" />
    const asked = <ChangeProvider value={change}>{children}</ChangeProvider>
    return acting === undefined ? asked : <AllowedFunction name={name}>{asked}</AllowedFunction>
  }
  return (
    <div className="stack" data-gap="l">
      <Heading name={name} {...(data && !absent ? { detail: <Supply contract={data} /> } : {})} />
      <InBrowser>{content()}</InBrowser>
    </div>
  )
}

interface SupplyProps {
  readonly contract: ContractDetail
}

function Supply({ contract: { name, cups } }: SupplyProps) {
  return useTranslations('contract')('of', { name, address: cups.full_address })
}

/** The same for a contract that does not exist, for somebody else's and for a kind that the change is not offered for. */
function Absent() {
  const t = useTranslations('contract.absent')
  const { address } = useSite()
  return (
    <EmptyState
      picture={<UnpluggedLater />}
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

/** The step in the address, and the page of the request once there is one. */
function useChange(name: ContractChangeName, contract: string): ContractChangeOf {
  const router = useRouter()
  const { address } = useSite()
  const step = useSearched('step')
  const search: ContractChangeOf['search'] = useSearch({ strict: false })
  const hrefOf = useCallback(
    (slug: string) => address('viewContracts', {}, { ...functionQuery(name, contract), step: slug }),
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
    () => ({ name: contract, address: { slug: step, hrefOf, go }, search, onSent }),
    [contract, step, hrefOf, go, search, onSent],
  )
}

/** The value of a search parameter, if it is a text. */
function useSearched(name: string): string | undefined {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const value = search[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
