import type { FieldErrors } from '@endoll/api/errors.ts'
import { changeProfile } from '@endoll/api/procedures/contact.ts'
import { askForElectronicNotification } from '@endoll/api/procedures/notices.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { getProfile } from '@endoll/api/profile.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { queryClient } from '../../calls/query.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useChange } from '../../flow/contract/use-change.ts'
import { useContractToChange } from '../../flow/use-contract-to-change.tsx'
import { forgetSending, sendingKey } from '../../flow/sending-key.ts'
import { clearDraft, draftedChoice } from '../../form/draft.ts'
import { FormField, FormPasswordField } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { fieldErrorsOf, useFieldText } from '../../i18n/errors/field-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { profileQuery } from '../../flow/account-query.ts'
import '../../flow/flow.css'

export function Change() {
  return (
    <ContractChange name="electronic_notification">
      <ElectronicNotificationChange />
    </ContractChange>
  )
}

/** Letters and notices of a contract by e-mail instead of by post. */
function ElectronicNotificationChange() {
  const t = useTranslations('electronic-notification')
  const { longDay } = useFormat()
  const profile = useQuery(profileQuery())
  const { contract, beside, again, instead } = useContractToChange(
    'electronic_notification',
    'contract',
    profile,
  )
  if (!contract) return instead
  const {
    electronic_notification: active,
    date_start_electronic_notification: start,
    date_request_electronic_notification: asked,
  } = contract
  if (active) {
    return (
      <Notice tone="good" title={t('active.title')}>
        {start === null ? null : t('active.since', { day: longDay(start) })}
      </Notice>
    )
  }
  if (asked !== null) {
    return (
      <Notice tone="wait" title={t('requested.title')}>
        {t('requested.since', { day: longDay(asked) })}
      </Notice>
    )
  }
  return <AskForm account={beside} again={again} />
}

interface AskFormProps {
  readonly account: ReplyOf<typeof getProfile>
  /** Something has happened to the contract in the meantime. */
  readonly again: () => void
}

/** Where the notices will go. E-mail and mobile are the account's: set first, then the notification is asked for. */
function AskForm({ account, again }: AskFormProps) {
  const { name, onSent } = useChange()
  const t = useTranslations('electronic-notification')
  const flow = useTranslations('flow')
  const { settings } = useSite()
  const fieldText = useFieldText()
  const draftKey = `electronic-notification ${name}`
  const { email, pending_email: pending, mobile } = account
  const [typedEmail, setTypedEmail] = useState(() => draftedChoice(draftKey, 'email'))
  const [errors, setErrors] = useState<FieldErrors>()
  const [failure, setFailure] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const isNewEmail = (typed: string) => {
    const parsed = parseEmail(typed, settings)
    return parsed.ok && parsed.email.toLowerCase() !== email && parsed.email.toLowerCase() !== pending
  }
  const textOf = (data: FormData, field: string) => String(data.get(field) ?? '').trim()
  const check = (data: FormData): FieldErrors => {
    const wrongEmail = parseEmail(textOf(data, 'email'), settings)
    const wrongMobile = parseMobile(textOf(data, 'mobile'))
    return {
      ...(wrongEmail.ok ? {} : { email: [wrongEmail.error] }),
      ...(wrongMobile.ok ? {} : { mobile: [wrongMobile.error] }),
      ...(isNewEmail(textOf(data, 'email')) && textOf(data, 'current') === ''
        ? { current: ['required_field'] }
        : {}),
    }
  }
  const send = async (data: FormData) => {
    setTypedEmail(textOf(data, 'email'))
    const wrong = check(data)
    if (Object.keys(wrong).length > 0) return setErrors({ ...wrong })
    setSending(true)
    setErrors(undefined)
    setFailure(undefined)
    const reach = { email: textOf(data, 'email'), mobile: textOf(data, 'mobile') }
    const current = textOf(data, 'current')
    try {
      const changed = await call(
        changeProfile,
        { body: current === '' ? reach : { ...reach, current } },
        { sendingKey: sendingKey(`${draftKey} reach`, reach) },
      )
      queryClient.setQueryData(profileQuery().queryKey, { ...account, ...changed })
      const { request } = await call(
        askForElectronicNotification,
        { params: { name }, body: {} },
        { sendingKey: sendingKey(draftKey, reach) },
      )
      clearDraft(draftKey)
      for (const key of [draftKey, `${draftKey} reach`]) forgetSending(key)
      onSent(request)
    } catch (error) {
      setSending(false)
      const found = hasCode(error, 'current_password_wrong')
        ? { current: ['current_password_wrong'] }
        : fieldErrorsOf(error)
      if (found['email'] || found['mobile'] || found['current']) return setErrors(found)
      setFailure(error)
      if (hasCode(error, 'process_running', 'contract_not_active')) again()
    }
  }
  const asksPassword = isNewEmail(typedEmail ?? pending ?? email)
  return (
    <Form
      submitting={sending}
      onSubmit={(data) => void send(data)}
      errors={errors}
      check={check}
      message={fieldText}
      summaryTitle={(count) => flow('wrong', { count })}
      draftKey={draftKey}
      label={t('title')}
    >
      <ul className="flow-points">
        <li>{t('how')}</li>
        <li>{t('letters')}</li>
        <li>{t('free')}</li>
      </ul>
      {pending ? (
        <Notice tone="wait" title={t('pending.title')}>
          {t('pending.why', { pending })}
        </Notice>
      ) : null}
      <FailureNotice error={failure} title={flow('failed')} />
      <FormField
        name="email"
        type="email"
        autoComplete="email"
        label={t('email')}
        hint={t('emailHint')}
        defaultValue={pending ?? email}
        onInput={({ currentTarget }) => setTypedEmail(currentTarget.value)}
      />
      {asksPassword ? (
        <FormPasswordField
          name="current"
          label={t('current')}
          showLabel={t('show')}
          hideLabel={t('hide')}
          autoComplete="current-password"
        />
      ) : null}
      <FormField
        name="mobile"
        type="tel"
        autoComplete="tel"
        label={t('mobile')}
        defaultValue={mobile === null ? '' : phoneText(mobile)}
      />
      <div className="row">
        <Button type="submit" look="primary" busy={sending} busyLabel={flow('sending')}>
          {flow(failure === undefined ? 'send' : 'sendAgain')}
        </Button>
      </div>
    </Form>
  )
}
