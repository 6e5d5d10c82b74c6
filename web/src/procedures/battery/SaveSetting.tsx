import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, hasCode } from '../../calls/api-error.ts'
import { clearDraft } from '../../form/draft.ts'
import { DraftElsewhere } from '../../form/elsewhere/DraftElsewhere.tsx'
import { forgetSending, sendingKey } from '../../flow/sending-key.ts'
import type { SentRequest } from '../../flow/contract/use-change.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

interface SaveSettingProps<Value> {
  /** Keeps what was chosen over a reload, and the key of the sending. */
  readonly draftKey: string
  /** What is in the field. */
  readonly wanted: Value
  /** What the server has. */
  readonly now: Value
  readonly words: (value: Value) => string
  readonly label: string
  readonly disabledReason?: ReactNode
  readonly send: (
    value: Value,
    how: { readonly sendingKey: string },
  ) => Promise<{ readonly request: SentRequest }>
  readonly onSent: (sent: SentRequest) => void
  /** Not saved: the field shows the server's value again. */
  readonly onFailed: () => void
  /** The server refused it: what is on the screen may no longer hold. */
  readonly onOutdated: () => void
}

interface Failed<Value> {
  readonly wanted: Value
  readonly error: unknown
}

/** Saves a setting of a battery. What fails is put back, said, and can be sent again as it was. */
export function SaveSetting<Value>(props: SaveSettingProps<Value>) {
  const { draftKey, wanted, now, words, label, disabledReason, send, onSent, onFailed, onOutdated } = props
  const t = useTranslations('battery')
  const flow = useTranslations('flow')
  const [sending, setSending] = useState<Value>()
  const [failed, setFailed] = useState<Failed<Value>>()
  const save = async (value: Value) => {
    setSending(value)
    setFailed(undefined)
    try {
      const { request } = await send(value, { sendingKey: sendingKey(draftKey, { value }) })
      clearDraft(draftKey)
      forgetSending(draftKey)
      onSent(request)
    } catch (error) {
      setSending(undefined)
      setFailed({ wanted: value, error })
      onFailed()
      if (error instanceof ApiError && error.status < 500 && error.status > 0) onOutdated()
    }
  }
  return (
    <div className="stack">
      <DraftElsewhere draftKey={draftKey} />
      {failed ? (
        <Unsaved failed={failed} title={t('failed', { wanted: words(failed.wanted), now: words(now) })}>
          {hasCode(failed.error, 'battery_share_taken') ? null : (
            <Button onClick={() => void save(failed.wanted)}>
              {t('again', { wanted: words(failed.wanted) })}
            </Button>
          )}
        </Unsaved>
      ) : null}
      <div className="row">
        <Button
          look="primary"
          busy={sending !== undefined}
          busyLabel={flow('sending')}
          disabledReason={disabledReason}
          onClick={() => void save(wanted)}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}

interface UnsavedProps {
  readonly failed: Failed<unknown>
  readonly title: string
  readonly children: ReactNode
}

function Unsaved({ failed: { error }, title, children }: UnsavedProps) {
  const t = useTranslations()
  const errorText = useErrorText()
  const { phone } = useSite().settings.organisation
  const left = error instanceof ApiError ? error.about?.percentage_left : undefined
  return (
    <Notice tone="bad" announce title={title}>
      <p>{left === undefined ? errorText(error) : t('battery.taken', { left })}</p>
      {left === undefined ? (
        <p>
          <PhoneLink phone={phone}>{t('errors.read.help', { phone })}</PhoneLink>
        </p>
      ) : null}
      {children}
    </Notice>
  )
}
