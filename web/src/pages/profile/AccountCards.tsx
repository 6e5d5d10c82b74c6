import { centsOf } from '@endoll/api/cents.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { changeProfile } from '@endoll/api/procedures/contact.ts'
import type { BodyInput } from '@endoll/api/endpoint.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { queryClient } from '../../calls/query.ts'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { EmailProblemPart } from '../../features/notifications/EmailProblemPart.tsx'
import { forgetSending, sendingKey } from '../../flow/sending-key.ts'
import { InlineEdit } from '../../form/inline/InlineEdit.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useClaims } from '../../calls/use-session.ts'
import { onlyByProvider, outsidePassword } from '../../site/by-provider.ts'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { profileQuery, type Profile } from './profile-query.ts'

/** Name and NIF of the customer; e-mail, mobile, language and password of the account. */
export function AccountCards() {
  const t = useTranslations('profile')
  const profile = useQuery(profileQuery())
  if (profile.error && !profile.data) {
    return (
      <ReadFailure
        error={profile.error}
        title={t('unread')}
        safe={t('nothingChanged')}
        onRetry={() => void profile.refetch()}
      />
    )
  }
  if (!profile.data) return <Skeleton label={t('loading')} shape="card" />
  return (
    <>
      <Person profile={profile.data} />
      <Account profile={profile.data} />
    </>
  )
}

interface PersonProps {
  readonly profile: Profile
}

function Person({ profile: { name, nif, memberships } }: PersonProps) {
  const t = useTranslations('profile.person')
  const { money } = useFormat()
  const dayWords = useDayWords()
  const { address, offers, settings } = useSite()
  const { phone } = settings.organisation
  return (
    <Card title={t('title')}>
      <DefinitionList
        columns={2}
        items={[
          { term: t('name'), value: name },
          {
            term: t('nif'),
            value: (
              <span className="figures" translate="no">
                {nif}
              </span>
            ),
          },
          ...memberships.map(({ number, share, since }) => ({
            term: t('member'),
            value: (
              <span className="figures" translate="no">
                {number}
              </span>
            ),
            note: t('memberSince', { date: dayWords(since), share: money(centsOf(share)) }),
          })),
        ]}
      />
      <p className="small soft">
        <PhoneLink phone={phone}>{t('wrong', { phone })}</PhoneLink>
      </p>
      {offers('ownData') ? (
        <p>
          <Link href={address('ownData')}>{t('ownData')}</Link>
        </p>
      ) : null}
      {offers('connectData') ? (
        <p>
          <Link href={address('connectData')}>{t('connectData')}</Link>
        </p>
      ) : null}
    </Card>
  )
}

function draftKeyOf(field: string) {
  return `profile ${field}`
}

interface AccountProps {
  readonly profile: Profile
}

function Account({ profile }: AccountProps) {
  const t = useTranslations('profile.account')
  const toast = useToast()
  const { settings } = useSite()
  const { email, pending_email: pending, email_problem: problem, mobile } = profile
  const save = async (field: 'email' | 'mobile', typed: string, current?: string): Promise<Profile> => {
    const asked: BodyInput<typeof changeProfile> = { [field]: typed }
    const body = current === undefined ? asked : { ...asked, current }
    // The key is of what is asked: the password is neither kept nor part of it.
    const reply = await call(changeProfile, { body }, { sendingKey: sendingKey(draftKeyOf(field), asked) })
    forgetSending(draftKeyOf(field))
    const changed = { ...profile, ...reply }
    queryClient.setQueryData(profileQuery().queryKey, changed)
    return changed
  }
  return (
    <Card title={t('title')}>
      <InlineEdit
        name="email"
        label={t('email')}
        value={email}
        none={t('none')}
        note={
          pending ? (
            <Notice tone="wait" title={t('pending.title')}>
              {t('pending.why', { pending, email })}
            </Notice>
          ) : problem?.kind === 'stopped' ? (
            <EmailProblemPart email={email} problem={problem} />
          ) : null
        }
        draftKey={draftKeyOf('email')}
        input={{ type: 'email', autoComplete: 'email' }}
        check={(typed) => codeOf(parseEmail(typed, settings))}
        password={{ name: 'current', label: t('current'), show: t('show'), hide: t('hide') }}
        send={async (typed, current) => {
          const { pending_email: asked } = await save('email', typed, current)
          toast(
            asked
              ? { tone: 'info', text: t('pending.sent', { pending: asked }) }
              : { tone: 'good', text: t('saved') },
          )
        }}
      />
      <InlineEdit
        name="mobile"
        label={t('mobile')}
        value={mobile === null ? null : phoneText(mobile)}
        none={t('none')}
        draftKey={draftKeyOf('mobile')}
        input={{ type: 'tel', autoComplete: 'tel' }}
        check={(typed) => codeOf(parseMobile(typed))}
        send={async (typed) => {
          await save('mobile', typed)
          toast({ tone: 'good', text: t('mobileSaved') })
        }}
      />
      <LanguageChoice locale={profile.locale} />
      <PasswordLink />
    </Card>
  )
}

/** Where the password is changed: here, or with the identity provider. */
function PasswordLink() {
  const t = useTranslations('profile.password')
  const { settings, address } = useSite()
  const outside = outsidePassword(settings, useClaims()?.login)
  if (!outside && onlyByProvider(settings)) return null
  return (
    <div className="inline-edit">
      <div>
        <p className="small soft">{t('label')}</p>
        <p aria-hidden="true">••••••••</p>
      </div>
      {outside ? (
        <a href={outside}>{t('changeOutside')}</a>
      ) : (
        <Link href={address('changePassword', {}, { next: address('profile') })}>{t('change')}</Link>
      )}
    </div>
  )
}

function codeOf(parsed: { readonly ok: true } | { readonly ok: false; readonly error: string }) {
  return parsed.ok ? undefined : parsed.error
}
