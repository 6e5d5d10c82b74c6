import { endDelegation } from '@endoll/api/delegations.ts'
import type { Delegations, GivenDelegation, HeldDelegation } from '@endoll/api/delegations.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useCustomerName } from '../../../calls/acting.ts'
import { call } from '../../../calls/call.ts'
import { useAction } from '../../../calls/use-action.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { delegationsQuery, keepDelegations } from '../delegations-query.ts'
import { clearDraft } from '../../../form/draft.ts'
import { useDraftedForm } from '../../../form/use-drafted-form.ts'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { useSite } from '../../../site/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { ChangeForm, changeDraft } from './ChangeForm.tsx'
import { InviteForm, invitationDraft, payerDraft } from './InviteForm.tsx'

/** Who acts for the customer, and for whom the account acts; nothing where the deployment does not offer it. */
export function DelegationsCard() {
  const { offersSwitch } = useSite()
  return offersSwitch('delegation') ? <Offered /> : null
}

function Offered() {
  const t = useTranslations('delegations')
  const { data, error, refetch } = useQuery(delegationsQuery())
  if (data) return <Listed delegations={data} />
  return (
    <Card title={t('given.title')}>
      {error ? (
        <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('loading')} shape="text" />
      )}
    </Card>
  )
}

interface ListedProps {
  readonly delegations: Delegations
}

function Listed({ delegations: { given, held, roles } }: ListedProps) {
  const t = useTranslations('delegations')
  const { acting } = useSite()
  const customer = useCustomerName()
  const inviting = useDraftedForm(invitationDraft)
  const payer = usePayer()
  return (
    <>
      <Card title={acting === undefined ? t('given.title') : t('representatives.answer', { who: customer })}>
        <p className="soft">{t(roles.includes('sign') ? 'given.whyCompany' : 'given.why')}</p>
        {given.length === 0 ? (
          <p>{t('given.none')}</p>
        ) : (
          <ul className="stack" role="list">
            {given.map((one) => (
              <Given key={one.id} delegation={one} />
            ))}
          </ul>
        )}
        {payer.contract !== undefined ? (
          <InviteForm payerOf={payer.contract} onClose={payer.close} />
        ) : inviting.isOpen ? (
          <InviteForm onClose={inviting.close} />
        ) : (
          <div className="row">
            <Button onClick={inviting.open}>{t('given.invite')}</Button>
          </div>
        )}
      </Card>
      {held.length > 0 && acting === undefined ? (
        <Card title={t('held.title')}>
          <ul className="stack" role="list">
            {held.map((one) => (
              <Held key={one.id} delegation={one} />
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  )
}

/** The contract whose payer is to be invited: the link of its page says so, until the form is closed. */
function usePayer() {
  const router = useRouter()
  const { address } = useSite()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const payer = search['payer']
  const contract = typeof payer === 'string' && payer !== '' ? payer : undefined
  const close = () => {
    clearDraft(payerDraft(contract ?? ''))
    void router.navigate({ href: address('profile'), replace: true, resetScroll: false })
  }
  return { contract, close }
}

interface TermsProps {
  readonly role: GivenDelegation['role']
  /** How many contracts it is about; null of all. */
  readonly contracts: number | null
  readonly end: string | null
}

function Terms({ role, contracts, end }: TermsProps) {
  const t = useTranslations('delegations')
  const dayWords = useDayWords()
  return (
    <p className="small soft">
      {[
        t(`roles.${role}`),
        t('contracts', { count: contracts ?? 0 }),
        end === null ? t('noEnd') : t('until', { day: dayWords(end) }),
      ].join(' · ')}
    </p>
  )
}

interface GivenProps {
  readonly delegation: GivenDelegation
}

function Given({ delegation }: GivenProps) {
  const { id, state, email, name, role, contracts, end_date, accept_by, by_provider } = delegation
  const t = useTranslations('delegations')
  const changing = useDraftedForm(changeDraft(id))
  const dayWords = useDayWords()
  const who = name ?? email
  return (
    <li>
      <span className="row" data-gap="s">
        <b translate="no">{who}</b>
        {state === 'invited' ? <Chip tone="wait">{t('given.invited')}</Chip> : null}
      </span>
      {name === null ? null : (
        <p className="small soft" translate="no">
          {email}
        </p>
      )}
      <Terms role={role} contracts={contracts?.length ?? null} end={end_date} />
      {accept_by === null ? null : (
        <p className="small soft">{t('given.acceptBy', { day: dayWords(accept_by) })}</p>
      )}
      {by_provider ? <p className="small soft">{t('given.byProvider')}</p> : null}
      {changing.isOpen ? (
        <ChangeForm delegation={delegation} who={who} onClose={changing.close} />
      ) : (
        <div className="row">
          {by_provider ? null : (
            <Button small aria-label={t('change.of', { who })} onClick={changing.open}>
              {t('change.open')}
            </Button>
          )}
          <End id={id} who={who} label={t('given.end')} name={t('given.endOf', { who })} />
        </div>
      )}
    </li>
  )
}

interface HeldProps {
  readonly delegation: HeldDelegation
}

function Held({ delegation: { id, customer, role, contracts, end_date } }: HeldProps) {
  const t = useTranslations('delegations')
  const { address, offers } = useSite()
  return (
    <li>
      <b translate="no">{customer}</b>
      <Terms role={role} contracts={contracts} end={end_date} />
      <div className="row">
        <Link
          href={address(offers('home') ? 'home' : 'contracts', {}, { for: String(id) })}
          aria-label={t('held.openOf', { who: customer })}
        >
          {t('held.open')}
        </Link>
        <End id={id} who={customer} label={t('held.leave')} name={t('held.leaveOf', { who: customer })} />
      </div>
    </li>
  )
}

interface EndProps {
  readonly id: number
  readonly who: string
  readonly label: string
  /** Which of the buttons it is. */
  readonly name: string
}

/** Ends a delegation, or takes an invitation back. */
function End({ id, who, label, name }: EndProps) {
  const t = useTranslations('delegations.given')
  const toast = useToast()
  const { busy, failure, run } = useAction()
  const end = () =>
    run(async () => {
      keepDelegations(await call(endDelegation, { params: { id: String(id) } }))
      toast({ tone: 'good', text: t('ended', { who }) })
    })
  return (
    <>
      <FailureNotice error={failure} title={t('notEnded')} />
      <Button small busy={busy} busyLabel={t('ending')} aria-label={name} onClick={() => void end()}>
        {label}
      </Button>
    </>
  )
}
