import { listContractDrafts } from '@endoll/api/contract-drafts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '../../../calls/acting.ts'
import { draftsQuery } from '../../../features/new-contracts/drafts-query.ts'
import { PlaceName } from '../../../features/place/PlaceName.tsx'
import { useSite } from '../../../site/site.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import type { HappeningPart } from './happening.ts'
import type { ShownContract } from '../use-contract-page.ts'
import { useHappeningSentence } from './use-happening-sentence.ts'

interface HappeningHeadingProps {
  readonly shown: ShownContract
}

/** Heading of the page: what is happening with the supply, what comes next, and buttons for what must be done. */
export function HappeningHeading({ shown: { contract, parts } }: HappeningHeadingProps) {
  const t = useTranslations('contract-page')
  const { address } = useSite()
  const say = useHappeningSentence()
  const [first, ...rest] = parts
  const ways = parts.filter(hasWayOn)
  const details = [rest.map(say).join(' '), contract.cups.full_address].filter(Boolean)
  return (
    <PageHeading
      back={<Link href={address('contracts')}>{t('back')}</Link>}
      title={t('title', { name: contract.name })}
      name={<PlaceName contract={contract} />}
      answer={first.key === 'debt' ? <span className="contract-debt">{say(first)}</span> : say(first)}
      detail={details.map((text) => (
        <span key={text} className="contract-line">
          {text}
        </span>
      ))}
      {...(ways.length > 0 && {
        actions: ways.map((part) => (
          <WayOn
            key={'request' in part ? part.request.id : part.key}
            name={contract.name}
            cups={contract.cups.name}
            outside={contract.sign_address}
            part={part}
            // Only the most pressing one is primary.
            look={buttonClass({ look: part === first ? 'primary' : 'secondary' })}
          />
        )),
      })}
    />
  )
}

type ToDo =
  | Extract<HappeningPart, { key: 'debt' } | { key: 'sign' | 'underWay' }>
  | { readonly key: 'unsigned' }

function hasWayOn(part: HappeningPart): part is ToDo {
  return part.key === 'debt' || part.key === 'sign' || part.key === 'underWay' || part.key === 'unsigned'
}

interface WayOnProps {
  readonly name: string
  readonly cups: string
  /** Where it is signed outside of the office. */
  readonly outside: string | null
  readonly part: ToDo
  readonly look: string
}

/** The button of one sentence: pay, sign, call or follow a request. */
function WayOn({ name, cups, outside, part, look }: WayOnProps) {
  const t = useTranslations('contract-page.happening')
  const { address } = useSite()
  if (part.key === 'debt') {
    return (
      <Link className={look} href={address('contractInvoices', { contractName: name })}>
        {t('seeInvoices')}
      </Link>
    )
  }
  if (part.key === 'unsigned') return <ToSign cups={cups} outside={outside} look={look} />
  const { id, reference } = part.request
  return (
    <Link className={look} href={address('request', { id: String(id) })}>
      {t(part.key === 'sign' && !part.request.by_mail ? 'toSign' : 'seeRequest', { reference })}
    </Link>
  )
}

type ToSignProps = Pick<WayOnProps, 'cups' | 'outside' | 'look'>

/** Where a contract is signed: here if it was asked for here, else where the retailer's file says, or by phone. */
export function ToSign({ cups, outside, look }: ToSignProps) {
  const t = useTranslations('contract-page.happening')
  const { address, settings, offersSwitch } = useSite()
  const { phone } = settings.organisation
  const enabled = useMay(listContractDrafts) === true && offersSwitch('leads')
  const drafts = useQuery({ ...draftsQuery(), enabled })
  const draft = drafts.data?.items.find(
    (one) => one.state === 'waiting_signature' && one.cups.slice(0, 20) === cups.slice(0, 20),
  )
  if (draft)
    return (
      <Link className={look} href={address('signContract', { id: draft.id })}>
        {t('toSignContract', { reference: draft.reference })}
      </Link>
    )
  return outside ? (
    <a className={look} href={outside} rel="noreferrer">
      {t('toSignOutside')}
    </a>
  ) : (
    <PhoneLink className={look} phone={phone}>
      {t('call', { phone })}
    </PhoneLink>
  )
}
