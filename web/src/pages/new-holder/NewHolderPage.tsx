import { openHolderChange, type HolderChangeView } from '@endoll/api/holder-changes.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Accepting } from './Accepting.tsx'
import { Declining } from './Declining.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { keptHolderLink } from './kept-link.ts'
import { Signing } from './Signing.tsx'
import { Supply } from './Supply.tsx'

type Step =
  | { readonly at: 'reading' | 'nothing' | 'declined' }
  | { readonly at: 'read'; readonly view: HolderChangeView; readonly token: string }
  | { readonly at: 'failed'; readonly error: unknown }

/** Where the link leads that asks somebody to become the holder: what they take over, and their answer. */
export function NewHolderPage() {
  const t = useTranslations('new-holder')
  const [step, setStep] = useState<Step>({ at: 'reading' })
  const read = () => {
    const token = keptHolderLink.token()
    if (token === undefined) return setStep({ at: 'nothing' })
    setStep({ at: 'reading' })
    call(openHolderChange, { body: { token } }).then(
      (view) => setStep({ at: 'read', view, token }),
      (error: unknown) => {
        if (hasCode(error, 'confirmation_invalid')) keptHolderLink.forget()
        setStep({ at: 'failed', error })
      },
    )
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  useEffect(read, [])
  const onDeclined = () => {
    keptHolderLink.forget()
    setStep({ at: 'declined' })
  }
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={step.at === 'read' ? t(`answer.${step.view.state}`) : undefined}
      />
      {step.at === 'reading' ? <Skeleton label={t('reading')} shape="text" /> : null}
      {step.at === 'nothing' ? <Notice tone="info">{t('nothing')}</Notice> : null}
      {step.at === 'declined' ? (
        <Notice tone="info" announce title={t('declined.title')}>
          {t('declined.why')}
        </Notice>
      ) : null}
      {step.at === 'failed' ? <Failure error={step.error} onRetry={read} /> : null}
      {step.at === 'read' ? (
        <Answering
          view={step.view}
          token={step.token}
          onView={(view) => setStep({ ...step, view })}
          onDeclined={onDeclined}
        />
      ) : null}
    </div>
  )
}

interface FailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

function Failure({ error, onRetry }: FailureProps) {
  const t = useTranslations('new-holder')
  const errorText = useErrorText()
  const { phone } = useSite().settings.organisation
  const over = hasCode(error, 'confirmation_invalid')
  return (
    <Notice
      tone={over ? 'info' : 'bad'}
      announce
      title={over ? t('over.title') : errorText(error)}
      actions={
        over ? (
          <PhoneLink phone={phone}>{t('over.call', { phone })}</PhoneLink>
        ) : (
          <Button onClick={onRetry}>{t('again')}</Button>
        )
      }
    >
      {over ? t('over.why') : t('kept')}
    </Notice>
  )
}

interface SignedProps extends Pick<AnsweringProps, 'view' | 'token'> {
  readonly state: Exclude<HolderChangeView['state'], 'open' | 'accepted'>
}

/** All is done here: what has become of it since, and what was signed. */
function Signed({ view, token, state }: SignedProps) {
  const t = useTranslations('new-holder')
  const { longDay } = useFormat()
  const { address } = useSite()
  return (
    <>
      {state === 'signed' ? (
        <Notice tone="good" announce title={t('signed.title')}>
          {t('signed.why')} {t('signed.copied')}
        </Notice>
      ) : null}
      {state === 'effective' ? (
        <Notice tone="good" announce title={t('effective.title')}>
          {t('effective.why', { day: longDay(view.effective_day ?? view.last_day) })}
        </Notice>
      ) : null}
      {state === 'ended' ? (
        <Notice tone="info" announce title={t('ended.title')}>
          {t('ended.why')}
        </Notice>
      ) : null}
      <div className="row">
        {state === 'effective' ? <Link href={address('login')}>{t('effective.office')}</Link> : null}
        <DocumentLink token={token}>{t('signed.copy')}</DocumentLink>
      </div>
      <Supply view={view} />
    </>
  )
}

interface AnsweringProps {
  readonly view: HolderChangeView
  readonly token: string
  readonly onView: (view: HolderChangeView) => void
  readonly onDeclined: () => void
}

function Answering({ view, token, onView, onDeclined }: AnsweringProps) {
  const t = useTranslations('new-holder')
  const { longDay } = useFormat()
  const [again, setAgain] = useState(false)
  if (view.state !== 'open' && view.state !== 'accepted') {
    return <Signed view={view} token={token} state={view.state} />
  }
  const signing = view.state === 'accepted' && !again
  return (
    <>
      <p>{t(`kinds.${view.kind}`)}</p>
      <p>{t('until', { day: longDay(view.last_day) })}</p>
      <Supply view={view} />
      {signing && view.signature ? (
        <Signing
          token={token}
          signature={view.signature}
          obligation={view.obligation}
          onView={onView}
          onOtherAccount={() => setAgain(true)}
        />
      ) : (
        <Accepting
          token={token}
          onView={(next) => {
            setAgain(false)
            onView(next)
          }}
        />
      )}
      <Declining token={token} onDeclined={onDeclined} />
    </>
  )
}
