import { contactConsentTexts } from '@endoll/api/consent-texts.ts'
import { fileCounts } from '@endoll/api/file-purposes.ts'
import {
  contactHours,
  leadContactLimits,
  leadContactProblems,
} from '@endoll/domain/enquiries/lead-contact.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { forgetSending, sendingKey } from '../../flow/sending-key.ts'
import { clearDraft, readDraft, writeDraft } from '../draft.ts'
import { DraftElsewhere } from '../elsewhere/DraftElsewhere.tsx'
import { FieldErrorsContext } from '../field-errors.ts'
import { PrivacyNotice } from '../privacy-notice/privacy-notice.ts'
import type { KeptUpload } from '../upload-list.ts'
import { UploadField } from '../UploadField.tsx'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { Field } from '../../ui/Field.tsx'
import { Link } from '../../ui/Link.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Select } from '../../ui/Select.tsx'
import { useEntryForm, type Typed } from '../use-entry-form.ts'

/** The details as the calls take them. */
export interface LeadDetails {
  readonly name: string
  readonly surname1: string
  readonly surname2: string
  readonly email: string
  readonly telephone: string
  readonly contactHours: '' | (typeof contactHours)[number]
  readonly consent: boolean
  readonly invoice: readonly string[]
}

/** The hours in their order. */
const slotNames = ['morning', 'noon', 'afternoon', 'evening'] as const

interface LeadFormProps {
  /** Keeps what is typed, under this name. */
  readonly draftKey: string
  /** Bills may come with it, or have to. */
  readonly invoices?: 'optional' | 'required'
  /** What the button says. */
  readonly sendLabel: string
  /** For who wants another power: to the office of a customer, and to a new contract. */
  readonly powerChange?: boolean
  readonly send: (details: LeadDetails, how: { readonly sendingKey: string }) => Promise<void>
}

function detailsOf(typed: Typed, files: readonly KeptUpload[]): LeadDetails {
  const text = (name: string) => (typed[name] ?? '').trim()
  return {
    name: text('name'),
    surname1: text('surname1'),
    surname2: text('surname2'),
    email: text('email'),
    telephone: text('telephone'),
    contactHours: contactHours.find((known) => known === typed['contactHours']) ?? '',
    consent: typed['consent'] === 'true',
    invoice: files.map(({ id }) => id),
  }
}

/** Contact details of a visitor. Input is kept until it has arrived. */
export function LeadForm({ draftKey, invoices, sendLabel, powerChange = false, send }: LeadFormProps) {
  const t = useTranslations('lead-form')
  const { settings, language } = useSite()
  const filesKey = `${draftKey} files`
  const [files, setFiles] = useState<readonly KeptUpload[]>(() => {
    const { files: kept }: { files?: unknown } = readDraft(filesKey) ?? {}
    return Array.isArray(kept) ? (kept as readonly KeptUpload[]) : []
  })
  const { most } = fileCounts.invoice
  const rules = {
    smtpUtf8: settings.smtpUtf8,
    emailOptional: !settings.contracting.emailRequired,
    invoices: invoices && { fewest: invoices === 'required' ? 1 : 0, most },
  }
  const fieldText = useFieldText({ too_long: leadContactLimits.name })
  const { form, field, busy, failure } = useEntryForm({
    draftKey,
    message: (code) => {
      if (code === 'lead_contact_phone_not_valid') return t('problems.phone')
      if (code === 'lead_contact_consent_required') return t('problems.consent')
      if (code === 'min_files') return t('problems.invoice')
      return fieldText(code)
    },
    check: (typed) =>
      Object.fromEntries(
        Object.entries(leadContactProblems(detailsOf(typed, files), rules)).map(([name, code]) => [
          name,
          [code],
        ]),
      ),
    send: async (typed) => {
      const details = detailsOf(typed, files)
      await send(details, { sendingKey: sendingKey(draftKey, details) })
      clearDraft(filesKey)
      forgetSending(draftKey)
    },
  })
  const { error: invoiceError } = field('invoice')
  return (
    <form className="stack" aria-label={t('label')} {...form}>
      <FailureNotice error={failure} />
      <DraftElsewhere draftKey={draftKey} begin={() => form.ref.current?.querySelector('input')} />
      <Field {...field('name')} autoComplete="given-name" label={t('name')} />
      <Field {...field('surname1')} autoComplete="family-name" label={t('surname1')} />
      <Field {...field('surname2')} autoComplete="off" label={t('surname2')} optional={t('optional')} />
      <Field
        {...field('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email')}
        {...(rules.emailOptional ? { hint: t('emailOrPhone') } : {})}
      />
      <Field {...field('telephone')} type="tel" autoComplete="tel" label={t('telephone')} />
      <Select
        {...field('contactHours')}
        label={t('hours')}
        placeholder={t('anyHour')}
        options={contactHours.map((slot, index) => {
          const [from = '', to = ''] = slot.split('-')
          return { value: slot, label: t(`slots.${slotNames[index] ?? 'morning'}`, { from, to }) }
        })}
      />
      {invoices ? (
        <FieldErrorsContext
          value={{
            errors: invoiceError === undefined ? {} : { invoice: [invoiceError] },
            message: (text) => text,
          }}
        >
          <UploadField
            name="invoice"
            label={invoices === 'required' ? t('invoice') : `${t('invoice')} ${t('optional')}`}
            purpose="invoice"
            mostFiles={most}
            kept={files}
            onChange={(kept) => {
              setFiles(kept)
              writeDraft(filesKey, { files: kept })
            }}
          />
        </FieldErrorsContext>
      ) : null}
      <Checkbox
        {...field('consent')}
        value="true"
        label={contactConsentTexts[language](settings.organisation.name)}
      />
      <PrivacyNotice purpose="call" />
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
          {sendLabel}
        </Button>
        {powerChange ? <Ways /> : null}
      </div>
      <Reach />
    </form>
  )
}

/** Who is a customer already, or wants to become one at once. */
function Ways() {
  const t = useTranslations('lead-form')
  const { settings, offers, address } = useSite()
  const outside = settings.contracting.url
  const contract = outside ?? (offers('newElectricityContract') ? address('newElectricityContract') : null)
  return (
    <>
      <Link className={buttonClass({})} href={address('contracts')}>
        {t('client')}
      </Link>
      {contract === null ? null : (
        <Link className={buttonClass({})} href={contract}>
          {t('contract')}
        </Link>
      )}
    </>
  )
}

function Reach() {
  const t = useTranslations('lead-form')
  const { settings, language } = useSite()
  const { phone, email, schedule } = settings.organisation
  return (
    <p className="small">
      <PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink> · {schedule[language]} ·{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
