import { cancelCallBack, moveCallBack, type CallBackItem } from '@endoll/api/call-backs.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { missing, useEntryForm } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SlotSelect, useCallSlots } from './SlotSelect.tsx'

const tones = { waiting: 'good', done: 'info', cancelled: 'info', over: 'info' } as const

interface MyCallProps {
  readonly asked: CallBackItem
  readonly token: string
  readonly onAnother: () => void
}

/** A call that was asked for: when, by which reference, and how it is changed or cancelled. */
export function MyCall({ asked, token, onAnother }: MyCallProps) {
  const t = useTranslations('call-back')
  const { weekday } = useFormat()
  const [shown, setShown] = useState(asked)
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setShown(await call(cancelCallBack, { body: { token } }))
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  const { state, day, from, to, reference } = shown
  const slot = t('slot', { day: weekday(day), from, to })
  return (
    <div className="stack" data-gap="l">
      <Notice key={`${state} ${slot}`} tone={tones[state]} announce title={t(`states.${state}`, { slot })}>
        <p>{t('reference', { reference })}</p>
      </Notice>
      <FailureNotice error={failure} />
      {state === 'waiting' ? (
        <>
          <MoveForm token={token} onMoved={setShown} />
          <div className="row">
            <Button busy={busy} busyLabel={t('sending')} onClick={() => void cancel()}>
              {t('cancel')}
            </Button>
          </div>
        </>
      ) : (
        <div className="row">
          <Button onClick={onAnother}>{t('another')}</Button>
        </div>
      )}
    </div>
  )
}

interface MoveFormProps {
  readonly token: string
  readonly onMoved: (moved: CallBackItem) => void
}

function MoveForm({ token, onMoved }: MoveFormProps) {
  const t = useTranslations('call-back')
  const slots = useCallSlots()
  const text = useFieldText({})
  const { form, field, busy, failure } = useEntryForm({
    draftKey: null,
    message: (code) => (code === 'slot_taken' ? t('taken') : text(code)),
    check: (typed) => missing(typed, 'at'),
    send: async ({ at = '' }) => {
      try {
        onMoved(await call(moveCallBack, { body: { token, at } }))
      } finally {
        void slots.refetch()
      }
    },
  })
  return (
    <form className="card stack" {...form}>
      <h2>{t('move')}</h2>
      <FailureNotice error={failure} />
      <SlotSelect query={slots} field={field('at')} />
      <div className="row">
        <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
          {t('move')}
        </Button>
      </div>
    </form>
  )
}
