import { answerInvitation, invitationDays, readInvitation } from '@endoll/api/delegations.ts'
import type { Invitation } from '@endoll/api/delegations.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { queryClient, read } from '../../calls/query.ts'
import { renewSession } from '../../calls/session.ts'
import { useAction } from '../../calls/use-action.ts'
import { useClaims } from '../../calls/use-session.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { keepDelegations } from '../../features/delegations/delegations-query.ts'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { keptInvitation } from './kept-link.ts'

/** Where the mail leads that asks somebody to act for a customer: what it is about, and the answer to it. */
export function InvitationPage() {
  const [token] = useState(keptInvitation.token)
  const signedIn = useClaims() !== undefined
  if (token === undefined) return <Nothing />
  return signedIn ? <Asked token={token} /> : <SignInFirst />
}

/** What it is about is told to nobody but who has the account. */
function SignInFirst() {
  const t = useTranslations('delegations.invitation')
  const { address, offers } = useSite()
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} answer={t('signIn')} detail={t('signInDetail')} />
      <div className="row">
        <Link
          className={buttonClass({ look: 'primary' })}
          href={address('login', {}, { next: address('invitation') })}
        >
          {t('toLogin')}
        </Link>
        {offers('register') ? (
          <Link className={buttonClass({})} href={address('register')}>
            {t('toRegister')}
          </Link>
        ) : null}
      </div>
    </div>
  )
}

function Nothing() {
  const t = useTranslations('delegations.invitation')
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} answer={t('nothing')} />
      <ToProfile />
    </div>
  )
}

function ToProfile() {
  const t = useTranslations('delegations.invitation')
  const { address } = useSite()
  return (
    <div className="row">
      <Link className={buttonClass({ look: 'primary' })} href={address('profile')}>
        {t('toProfile')}
      </Link>
    </div>
  )
}

interface AskedProps {
  readonly token: string
}

function Asked({ token }: AskedProps) {
  const t = useTranslations('delegations')
  const asked = read(readInvitation, { body: { token } })
  const invitation = useQuery({ ...asked, retry: false, staleTime: Infinity }, queryClient)
  const { data, error } = invitation
  if (data) return <Answering token={token} invitation={data} />
  if (hasCode(error, 'confirmation_invalid')) {
    return (
      <div className="stack" data-gap="l">
        <PageHeading
          title={t('invitation.title')}
          answer={t('invitation.over', { days: String(invitationDays) })}
        />
        <ToProfile />
      </div>
    )
  }
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('invitation.title')} />
      {error ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void invitation.refetch()}
        />
      ) : (
        <Skeleton label={t('loading')} shape="answer" />
      )}
    </div>
  )
}

interface AnsweringProps {
  readonly token: string
  readonly invitation: Invitation
}

function Answering({ token, invitation: { customer, role, contracts, end_date } }: AnsweringProps) {
  const t = useTranslations('delegations')
  const dayWords = useDayWords()
  const [answered, setAnswered] = useState<'accepted' | 'refused'>()
  const { busy, failure, run } = useAction()
  const answer = (accept: boolean) =>
    run(async () => {
      keepDelegations(await call(answerInvitation, { body: { token, accept } }))
      keptInvitation.forget()
      setAnswered(accept ? 'accepted' : 'refused')
      // The access token says whether the account acts for others. If renewing it fails now, it is renewed later anyway.
      await renewSession().catch(() => false)
    })
  if (answered) {
    return (
      <div className="stack" data-gap="l">
        <PageHeading title={t('invitation.title')} answer={t(`invitation.${answered}`, { who: customer })} />
        <ToProfile />
      </div>
    )
  }
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('invitation.title')}
        answer={t('invitation.answer', { who: customer })}
        detail={t(role === 'sign' ? 'invitation.signs' : 'invitation.not')}
      />
      <DefinitionList
        items={[
          { term: t('invitation.may'), value: t(`roles.${role}`) },
          { term: t('invitation.which'), value: t('contracts', { count: contracts ?? 0 }) },
          ...(end_date === null ? [] : [{ term: t('invitation.until'), value: dayWords(end_date) }]),
        ]}
      />
      <FailureNotice error={failure} />
      <div className="row">
        <Button
          look="primary"
          busy={busy}
          busyLabel={t('invitation.answering')}
          onClick={() => void answer(true)}
        >
          {t('invitation.accept')}
        </Button>
        <Button
          {...(busy ? { disabledReason: t('invitation.answering') } : {})}
          onClick={() => void answer(false)}
        >
          {t('invitation.refuse')}
        </Button>
      </div>
    </div>
  )
}
