import type { FieldErrors } from '@endoll/api/errors.ts'
import { acceptHolderChange, type HolderChangeView } from '@endoll/api/holder-changes.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { clearDraft } from '../../form/draft.ts'
import { FormCheckbox, FormField } from '../../form/fields.tsx'
import { Form } from '../../form/Form.tsx'
import { PrivacyFacts } from '../../form/privacy-notice/PrivacyFacts.tsx'
import { fieldErrorsOf, useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

interface AcceptingProps {
  readonly token: string
  readonly onView: (view: HolderChangeView) => void
}

const draftKey = 'new-holder-account'

function typedAccount(data: FormData) {
  return {
    iban: String(data.get('iban') ?? ''),
    owner_is_bank_owner: data.get('owner_is_bank_owner') !== null,
    conditions_accepted: data.get('conditions_accepted') !== null,
  }
}

/** What is missing. Whether an account can be is the server's to say: the rules of each country would weigh on every form. */
function wrongWith(data: FormData): FieldErrors {
  const { iban, owner_is_bank_owner: isOwner, conditions_accepted: accepted } = typedAccount(data)
  return {
    ...(iban.trim() === '' ? { iban: ['required_field'] } : {}),
    ...(isOwner ? {} : { owner_is_bank_owner: ['owner_not_confirmed'] }),
    ...(accepted ? {} : { conditions_accepted: ['required_field'] }),
  }
}

/** The account that bills are paid from, and that the conditions are agreed to. */
export function Accepting({ token, onView }: AcceptingProps) {
  const t = useTranslations('new-holder.accept')
  const fieldText = useFieldText()
  const { legal } = useSite().settings
  const needed: Readonly<Partial<Record<string, string>>> = {
    owner_is_bank_owner: t('ownerNeeded'),
    conditions_accepted: t('conditionsNeeded'),
  }
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>()
  const [failure, setFailure] = useState<unknown>()
  const send = async (data: FormData) => {
    const wrong = wrongWith(data)
    if (Object.keys(wrong).length > 0) return setErrors({ ...wrong })
    setBusy(true)
    setFailure(undefined)
    try {
      const view = await call(acceptHolderChange, { body: { token, ...typedAccount(data) } })
      clearDraft(draftKey)
      onView(view)
    } catch (error) {
      const refused = fieldErrorsOf(error)
      if (Object.keys(refused).length > 0) setErrors(refused)
      else setFailure(error)
    }
    setBusy(false)
  }
  return (
    <Card title={t('title')}>
      <FailureNotice error={failure} />
      <Form
        submitting={busy}
        onSubmit={(data) => void send(data)}
        errors={errors}
        check={wrongWith}
        message={(code, name) => needed[name] ?? fieldText(code)}
        summaryTitle={(count) => t('wrong', { count })}
        draftKey={draftKey}
        label={t('title')}
      >
        <FormField
          name="iban"
          label="IBAN"
          hint={t('ibanHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormCheckbox name="owner_is_bank_owner" label={t('owner')} />
        <FormCheckbox name="conditions_accepted" label={t('conditions')} />
        <p className="small">
          <a href={legal.generalConditions} target="_blank" rel="noreferrer">
            {t('readConditions')}
          </a>
        </p>
        <PrivacyFacts purpose="transfer" />
        <div className="row">
          <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
