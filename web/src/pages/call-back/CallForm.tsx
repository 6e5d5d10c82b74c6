import { askCallBack } from '@endoll/api/call-backs.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { callProblems } from '@endoll/domain/enquiries/call-contact.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { forgetSending, sendingKey } from '../../flow/sending-key.ts'
import { DraftElsewhere } from '../../form/elsewhere/DraftElsewhere.tsx'
import { PrivacyNotice } from '../../form/privacy-notice/privacy-notice.ts'
import { missing, useEntryForm, type Typed } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SlotSelect, useCallSlots } from './SlotSelect.tsx'

const draftKey = 'call-back'
const mostAbout = 200

export interface CallFormProps {
  readonly onAsked: (asked: ReplyOf<typeof askCallBack>) => void
  /** Of whoever has signed in. */
  readonly known?: { readonly name: string; readonly phone: string; readonly email: string } | undefined
}

function askedOf({ name = '', phone = '', email = '', about = '', at = '' }: Typed) {
  return { name, phone, email, about, at }
}

/** Who wants to be called, about what and when; once the times are known, so that what is missing can be led to. */
export function CallForm(props: CallFormProps) {
  const t = useTranslations('call-back')
  const slots = useCallSlots()
  return slots.isPending ? (
    <Skeleton label={t('loading')} shape="text" />
  ) : (
    <AskForm {...props} slots={slots} />
  )
}

interface AskFormProps extends CallFormProps {
  readonly slots: ReturnType<typeof useCallSlots>
}

function AskForm({ onAsked, known, slots }: AskFormProps) {
  const t = useTranslations('call-back')
  const { settings } = useSite()
  const text = useFieldText({ too_long: mostAbout })
  const { form, field, busy, failure } = useEntryForm({
    draftKey,
    message: (code) => {
      if (code !== 'slot_taken') return text(code)
      return t('taken')
    },
    check: (typed) => ({
      ...Object.fromEntries(
        Object.entries(callProblems(askedOf(typed), settings)).map(([name, code]) => [name, [code]]),
      ),
      ...missing(typed, 'at'),
    }),
    send: async (typed) => {
      const body = askedOf(typed)
      const asked = await call(askCallBack, { body }, { sendingKey: sendingKey(draftKey, body) }).catch(
        (error: unknown) => {
          void slots.refetch()
          throw error
        },
      )
      forgetSending(draftKey)
      onAsked(asked)
    },
  })
  return (
    <form className="card stack" {...form}>
      {known ? <DraftElsewhere draftKey={draftKey} /> : null}
      <FailureNotice error={failure} />
      <SlotSelect query={slots} field={field('at')} />
      <Field {...field('about')} autoComplete="off" label={t('about')} hint={t('aboutHint')} />
      <Field {...field('name')} autoComplete="name" label={t('name')} defaultValue={known?.name} />
      <Field
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        label={t('phone')}
        defaultValue={known?.phone}
      />
      <Field
        {...field('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email')}
        hint={t('emailHint')}
        defaultValue={known?.email}
      />
      <PrivacyNotice purpose="answer" />
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
