import { useTranslations } from 'use-intl'
import { useSite } from '../../site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import type { HappeningPart } from './happening.ts'
import type { ShownContract } from './use-contract-page.ts'
import { useHappeningWords } from './use-words.ts'

/** What is happening with this supply as the answer, what comes next below it, and the way to what must be done. */
export function HappeningHeading({ shown: { contract, parts } }: { shown: ShownContract }) {
  const t = useTranslations('contract-page')
  const { address } = useSite()
  const say = useHappeningWords()
  const [first, ...rest] = parts
  const details = [rest.map(say).join(' '), contract.cups.full_address].filter(Boolean)
  return (
    <PageHeading
      back={<Link href={address('contracts')}>{t('back')}</Link>}
      title={t('title', { name: contract.name })}
      answer={first.key === 'debt' ? <span className="contract-debt">{say(first)}</span> : say(first)}
      detail={details.map((text) => (
        <span key={text} className="contract-line">
          {text}
        </span>
      ))}
      actions={<WaysOn name={contract.name} parts={parts} />}
    />
  )
}

/** What must be done has the one button that matters; what is only under way has a quieter one. */
function WaysOn({ name, parts }: { name: string; parts: readonly HappeningPart[] }) {
  const t = useTranslations('contract-page.happening')
  const { address, settings } = useSite()
  const { phone } = settings.organisation
  return parts.map((part, place) => {
    const look = buttonClass({ look: place === 0 ? 'primary' : 'secondary' })
    switch (part.key) {
      case 'debt':
        return (
          <Link key="debt" className={look} href={address('contractInvoices', { contractName: name })}>
            {t('seeInvoices')}
          </Link>
        )
      case 'sign':
      case 'underWay': {
        const { id, reference } = part.request
        return (
          <Link key={id} className={look} href={address('request', { id: String(id) })}>
            {t(part.key === 'sign' ? 'toSign' : 'seeRequest', { reference })}
          </Link>
        )
      }
      case 'unsigned':
        return (
          <PhoneLink key="unsigned" className={look} phone={phone}>
            {t('call', { phone })}
          </PhoneLink>
        )
      default:
        return null
    }
  })
}
