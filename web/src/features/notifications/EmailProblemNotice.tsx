import { checkEmail } from '@endoll/api/mail-returns.ts'
import type { EmailProblem } from '@endoll/api/mail-returns.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface EmailProblemNoticeProps {
  readonly email: string
  readonly problem: NonNullable<EmailProblem>
  readonly changeHref?: string | undefined
}

/** What is wrong with the account's address and since when; of one that lets mails come back, how that ends. */
export function EmailProblemNotice({ email, problem, changeHref }: EmailProblemNoticeProps) {
  const t = useTranslations('email-problem')
  const { longDay } = useFormat()
  const day = longDay(dayAt(instantMs(problem.since), 'Europe/Madrid'))
  if (problem.kind === 'complained') {
    return (
      <Notice tone="info" title={t('complained.title')}>
        {t('complained.why', { email, day })}
      </Notice>
    )
  }
  return (
    <Notice tone="bad" title={t('stopped.title', { email })}>
      <p>{t('stopped.why', { day })}</p>
      <Check email={email} changeHref={changeHref} />
    </Notice>
  )
}

type CheckProps = Omit<EmailProblemNoticeProps, 'problem'>

/** Mails a link to the address, whose owner confirms it. */
function Check({ email, changeHref }: CheckProps) {
  const t = useTranslations('email-problem.check')
  const { busy, failure, run } = useAction()
  const [sent, setSent] = useState(false)
  const send = () =>
    run(async () => {
      setSent(false)
      await call(checkEmail, {})
      setSent(true)
    })
  return (
    <>
      <div role="status">{sent ? <p>{t('sent', { email })}</p> : null}</div>
      <FailureNotice error={failure} />
      <div className="row">
        <Button busy={busy} busyLabel={t('sending')} onClick={() => void send()}>
          {t(sent ? 'again' : 'send')}
        </Button>
        {changeHref === undefined ? null : <Link href={changeHref}>{t('change')}</Link>}
      </div>
    </>
  )
}
