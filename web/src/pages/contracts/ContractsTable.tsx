import { groupPowers } from '@endoll/domain/supply/power-groups.ts'
import { downloadContract } from '@endoll/api/contracts.ts'
import type { ContractItem, ContractsOrder, SupplyKind } from '@endoll/api/contracts.ts'
import type { RequestItem } from '@endoll/api/requests.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOffersFunction } from '../../calls/acting.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { openRequestsQuery } from '../../flow/open-requests.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { functionQuery } from '../../site/contract-functions.ts'
import { useSite } from '../../site/site.tsx'
import { frequentChanges } from '../../supplies/changes-offered.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Cups } from '../../ui/Cups.tsx'
import { Quantity } from '../../ui/figures.tsx'
import { Link } from '../../ui/Link.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { OwnText } from '../../ui/OwnText.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column, Sort } from '../../ui/Table.tsx'
import { usePlaceName } from '../../supplies/use-place-name.ts'
import { useRowsInTurn } from '../../supplies/use-rows-in-turn.ts'
import { orderAsked, sortOf } from './contracts-search.ts'
import { debtCentsOf, statusOf, statusTone } from '../../supplies/contract-status.ts'

const firstRows = 12

interface ContractsTableProps {
  readonly kind: SupplyKind
  readonly contracts: readonly ContractItem[]
  /** The language of each text of the retailer's, where it is known. */
  readonly languages: Readonly<Record<string, string>>
  /** Low rows, each with one menu, ordered as asked. */
  readonly many: boolean
  readonly order: ContractsOrder | undefined
  readonly onOrder: (order: ContractsOrder | undefined) => void
}

/** Contracts of one kind: a row each; on a narrow page with name, address, payment and status. */
export function ContractsTable({ kind, contracts, languages, many, order, onOrder }: ContractsTableProps) {
  const t = useTranslations('contracts')
  const { address, offers } = useSite()
  const openRequests = useOpenRequests()
  const placeName = usePlaceName()
  const rows = useRowsInTurn(contracts, firstRows)
  const page = kind === 'gas' ? 'viewGasContracts' : 'viewContracts'
  const hrefOf = ({ name }: ContractItem, action?: string) =>
    address(page, {}, { ...(action && { function: action }), contract: name })
  const columns: readonly (Column<ContractItem> | false)[] = [
    {
      key: 'contract',
      header: t('columns.contract'),
      sortable: many,
      position: 'title',
      cell: (contract) => (
        <span className="lines contract-name">
          <span>{placeName(contract)}</span>
          <span className="small soft figures">{contract.name}</span>
        </span>
      ),
    },
    {
      key: 'cups',
      header: t('columns.cups'),
      cell: ({ cups }) => <Cups cups={cups.name} copyLabel={t('copyCups')} copiedLabel={t('copied')} />,
    },
    {
      key: 'address',
      header: t('columns.address'),
      sortable: many,
      position: 'subtitle',
      cell: ({ cups }) => <span className="contract-at">{cups.full_address}</span>,
    },
    { key: 'toll', header: t('columns.toll'), cell: ({ tariff }) => tariff.name },
    {
      key: 'rate',
      header: t('columns.rate'),
      cell: ({ pricelist }) => (
        <OwnText text={pricelist.nom_comercial ?? pricelist.name} languages={languages} />
      ),
    },
    kind === 'electricity' && {
      key: 'power',
      header: t('columns.power'),
      sortable: many,
      align: 'end',
      cell: (contract) => <Powers contract={contract} />,
    },
    {
      key: 'status',
      header: t('columns.status'),
      position: 'corner',
      cell: (contract) => <Status contract={contract} request={openRequests.get(contract.name)} />,
    },
    {
      key: 'payment',
      header: t('columns.payment'),
      sortable: many,
      position: 'figure',
      cell: (contract) => <Payment contract={contract} />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      position: 'actions',
      cell: (contract) => {
        const ActionsOf = many ? ActionsMenu : Actions
        return (
          <ActionsOf
            contract={contract}
            detailsHref={offers(page) ? hrefOf(contract) : undefined}
            consumptionHref={
              offers(page) && contract.has_consumption ? hrefOf(contract, 'consumption') : undefined
            }
          />
        )
      },
    },
  ]
  return (
    <Table
      narrow="rows"
      caption={t(`list.${kind}`)}
      columns={columns.filter((column) => column !== false)}
      rows={rows}
      busy={rows !== contracts}
      rowKey={({ id }) => String(id)}
      {...(many && {
        sort: sortOf(order),
        onSort: ({ key }: Sort) => onOrder(orderAsked(order, key)),
      })}
      {...(offers(page) && { rowHref: (contract: ContractItem) => hrefOf(contract) })}
      empty={null}
    />
  )
}

/**
 * The open request of each contract, by the contract's name; of several, one that waits for the customer. Empty until
 * it is read, and where it cannot be read: the table is shown without it.
 */
function useOpenRequests(): ReadonlyMap<string, RequestItem> {
  const items = useQuery(openRequestsQuery()).data?.items ?? []
  const rank = ({ state }: RequestItem) => (state === 'waiting_signature' ? 1 : 0)
  // The later of two wins in the map.
  const urgentLast = items.toSorted((a, b) => rank(a) - rank(b))
  return new Map(urgentLast.flatMap((item) => (item.contract ? [[item.contract.name, item] as const] : [])))
}

interface ActionsProps {
  contract: ContractItem
  detailsHref: string | undefined
  consumptionHref: string | undefined
}

function Actions({ contract, detailsHref, consumptionHref }: ActionsProps) {
  const t = useTranslations('contracts')
  const { address } = useSite()
  const { name } = contract
  return (
    <span className="list-actions">
      {detailsHref === undefined ? null : (
        <Link
          className={`${buttonClass({ small: true })} same-as-row`}
          href={detailsHref}
          aria-label={t('viewDetailsOf', { name })}
        >
          {t('viewDetails')}
        </Link>
      )}
      <Link
        className={buttonClass({ small: true })}
        href={address('contractInvoices', { contractName: name })}
        aria-label={t('viewInvoicesOf', { name })}
      >
        {t('viewInvoices')}
      </Link>
      {consumptionHref === undefined ? null : (
        <Link
          className={buttonClass({ small: true })}
          href={consumptionHref}
          aria-label={t('viewConsumptionOf', { name })}
        >
          {t('viewConsumption')}
        </Link>
      )}
      <DownloadLink
        file={remoteFile(downloadContract, { params: { name } })}
        small
        label={t('pdfOf', { name })}
      >
        {t('pdf')}
      </DownloadLink>
      <Changes contract={contract} />
    </span>
  )
}

/** The same behind one button. */
function ActionsMenu({ contract, detailsHref, consumptionHref }: ActionsProps) {
  const t = useTranslations('contracts')
  const { address } = useSite()
  const changes = useChanges(contract)
  const { name } = contract
  const item = (key: string, label: string, href: string | undefined) =>
    href === undefined ? [] : [{ key, label, href }]
  return (
    <Menu
      iconOnly
      icon="menu"
      label={t('columns.actions')}
      name={t('actionsOf', { name })}
      items={[
        ...item('details', t('viewDetails'), detailsHref),
        ...item('invoices', t('viewInvoices'), address('contractInvoices', { contractName: name })),
        ...item('consumption', t('viewConsumption'), consumptionHref),
        ...item('pdf', t('pdf'), detailsHref && `${detailsHref}&function=download`),
        ...changes.map(({ key, label, href }) => ({ key, label: t('changeOf', { label }), href })),
      ]}
    />
  )
}

interface ChangesProps {
  readonly contract: ContractItem
}

/** The menu of the usual changes that a contract allows, if any. */
function Changes({ contract }: ChangesProps) {
  const t = useTranslations('contracts.changes')
  const items = useChanges(contract)
  if (items.length === 0) return null
  return <Menu small label={t('label')} name={t('labelOf', { name: contract.name })} items={items} />
}

/** The usual changes that a contract allows, each with its page. */
function useChanges(contract: ContractItem) {
  const t = useTranslations('contracts.changes')
  const { address, settings } = useSite()
  const offersFunction = useOffersFunction()
  return frequentChanges(contract, settings)
    .filter(offersFunction)
    .map((key) => ({
      key,
      label: t(key),
      href: address('viewContracts', {}, functionQuery(key, contract.name)),
    }))
}

interface StatusProps {
  contract: ContractItem
  request: RequestItem | undefined
}

/** The state of the contract, and its open request. */
function Status({ contract, request }: StatusProps) {
  const t = useTranslations('contracts')
  const { address } = useSite()
  const status = statusOf(contract)
  const chip = <Chip tone={statusTone[status]}>{t(`status.${status}`)}</Chip>
  if (!request) return chip
  const what = t(
    request.state !== 'waiting_signature'
      ? 'requestOpen'
      : request.by_mail
        ? 'requestToConfirm'
        : 'requestToSign',
  )
  return (
    <span className="lines">
      {chip}
      <Link
        className="small"
        href={address('request', { id: String(request.id) })}
        aria-label={t('requestOf', { what, reference: request.reference, name: contract.name })}
      >
        {what}
      </Link>
    </span>
  )
}

interface PaymentProps {
  readonly contract: ContractItem
}

function Payment({ contract }: PaymentProps) {
  const t = useTranslations('contracts')
  const { money } = useFormat()
  const debtCents = debtCentsOf(contract)
  if (debtCents === 0) return t('paid')
  return <Chip tone="bad">{t('owes', { amount: money(debtCents) })}</Chip>
}

interface PowersProps {
  readonly contract: ContractItem
}

function Powers({ contract }: PowersProps) {
  const { power } = useFormat()
  const groups = groupPowers(contract.contracted_power_period.map((one) => Math.round(one.power * 1000)))
  if (groups.length === 0) return null
  return (
    <span className="lines">
      {groups.map(({ periods, powerW }) => (
        <span key={periods ?? ''}>
          {periods ? <span className="unit">{periods} </span> : null}
          <Quantity {...power(powerW)} />
        </span>
      ))}
    </span>
  )
}
