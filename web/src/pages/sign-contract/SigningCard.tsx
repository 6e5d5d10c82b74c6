import {
  downloadDraftContract,
  openDraftSignature,
  sendDraftCode,
  signDraft,
  type DraftDetail,
} from '@endoll/api/contract-drafts.ts'
import { downloadPreContract } from '@endoll/api/leads.ts'
import { useTranslations } from 'use-intl'
import { addressOf, call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { SignWithCode } from '../../features/requests/SignWithCode.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface SigningCardProps {
  readonly draft: DraftDetail
}

/** What is read before it is signed, and how it is signed. */
export function SigningCard({ draft }: SigningCardProps) {
  const t = useTranslations('drafts.sign')
  const { instant } = useFormat()
  const { id, state, summary_sent_at: sent, expires_at: expires } = draft
  const isWaiting = state === 'waiting_signature'
  return (
    <Card title={t('title')}>
      {isWaiting ? <p>{t('until', { at: instant(expires) })}</p> : null}
      <div className="row">
        <a className={buttonClass({})} href={addressOf(downloadPreContract, { params: { id } }, {})} download>
          {t('summary')}
        </a>
        {state === 'signed' || (isWaiting && sent !== null) ? (
          <a
            className={buttonClass({})}
            href={addressOf(downloadDraftContract, { params: { id } }, {})}
            download
          >
            {t('contract')}
          </a>
        ) : null}
      </div>
      {sent === null ? null : <p className="small soft">{t('summarySent', { at: instant(sent) })}</p>}
      {isWaiting ? <Way draft={draft} /> : null}
    </Card>
  )
}

function Way({ draft }: SigningCardProps) {
  const t = useTranslations('drafts.sign')
  const { phone } = useSite().settings.organisation
  const { id, signature, summary_sent_at: sent } = draft
  if (signature === null) return <Notice tone="info">{t('noAddress', { phone })}</Notice>
  if (sent === null) {
    return (
      <Notice tone="wait" announce>
        {t('waits')}
      </Notice>
    )
  }
  if (signature.provider === 'outside') return <Outside id={id} />
  return (
    <SignWithCode
      signature={signature}
      noneLeft={t('noneLeft', { phone })}
      sendCode={() => call(sendDraftCode, { params: { id } })}
      sign={(code) => call(signDraft, { params: { id }, body: { code } })}
    />
  )
}

interface OutsideProps {
  readonly id: string
}

function Outside({ id }: OutsideProps) {
  const t = useTranslations('drafts.sign')
  const { busy, failure, run } = useAction()
  const open = () =>
    run(async () => {
      const { url } = await call(openDraftSignature, { params: { id } })
      location.assign(url)
    })
  return (
    <>
      <FailureNotice error={failure} />
      <div className="row">
        <Button look="primary" busy={busy} busyLabel={t('opening')} onClick={() => void open()}>
          {t('outside')}
        </Button>
      </div>
    </>
  )
}
