import { isInspection } from '@endoll/api/inspection.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { getContract } from '@endoll/api/contracts.ts'
import { changeContact } from '@endoll/api/procedures/contact.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { refreshRequests } from '../../flow/open-requests.ts'
import { forgetSending, sendingKey } from '../../flow/sending-key.ts'
import { InlineEdit } from '../../form/inline/InlineEdit.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSite } from '../../site/site.tsx'
import { useToast } from '../../ui/Toast.tsx'

interface ContactDataProps {
  readonly name: string
}

/** E-mail and mobile of one contract's notices, edited in place. */
export function ContactData({ name }: ContactDataProps) {
  const t = useTranslations('contact-data')
  const toast = useToast()
  const { settings, acting } = useSite()
  const contract = useQuery(read(getContract, { params: { name } }))
  if (contract.error && !contract.data) {
    return (
      <ReadFailure
        error={contract.error}
        title={t('unread')}
        safe={t('nothingChanged')}
        onRetry={() => void contract.refetch()}
      />
    )
  }
  if (!contract.data) return <Skeleton label={t('loading')} shape="text" rows={2} />
  const { email, mobile } = contract.data.notification_address
  const send = async (field: 'email' | 'phone', typed: string, current?: string) => {
    const draftKey = draftKeyOf(name, field)
    // The key is of what is asked: the password is neither kept nor part of it.
    const asked = { [field]: typed }
    const body = current ? { ...asked, current } : asked
    const sending = { sendingKey: sendingKey(draftKey, asked) }
    const answer = await call(changeContact, { params: { name, field }, body }, sending)
    forgetSending(draftKey)
    // The new value is on the page before the message says that it has changed.
    await contract.refetch()
    toast(
      answer.waiting_for_signature
        ? { tone: 'info', text: t('waiting', { reference: answer.request.reference }) }
        : { tone: 'good', text: t(`done.${field}`) },
    )
    refreshRequests()
  }
  return (
    <>
      <InlineEdit
        name="email"
        label={t('email')}
        value={email}
        none={t('none')}
        draftKey={draftKeyOf(name, 'email')}
        input={{ type: 'email', autoComplete: 'email' }}
        check={(typed) => codeOf(parseEmail(typed, settings))}
        // To an agent the customer has said a code; a password is nobody else's.
        {...(!isInspection(acting) && {
          password: { name: 'current', label: t('current'), show: t('show'), hide: t('hide') },
        })}
        send={(typed, current) => send('email', typed, current)}
      />
      <InlineEdit
        name="phone"
        label={t('mobile')}
        value={mobile === null ? null : phoneText(mobile)}
        none={t('none')}
        draftKey={draftKeyOf(name, 'phone')}
        input={{ type: 'tel', autoComplete: 'tel' }}
        check={(typed) => codeOf(parseMobile(typed))}
        send={(typed) => send('phone', typed)}
      />
    </>
  )
}

function draftKeyOf(name: string, field: string) {
  return `contact ${name} ${field}`
}

function codeOf(parsed: { readonly ok: true } | { readonly ok: false; readonly error: string }) {
  return parsed.ok ? undefined : parsed.error
}
