import { answersKeptDays, mailLeadLink } from '@endoll/api/lead-links.ts'
import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { useAction } from '../../../calls/use-action.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { readDraft } from '../../../form/draft.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { draftKeyOf, type Answers } from '../flow.ts'
import { firstLead } from '../lead.ts'
import { typedSoFar } from './put-back.ts'

interface KeepForLaterProps {
  readonly kind: ContractKind
}

/** Where the answers are kept: a link by mail with which they are gone on with. */
export function KeepForLater({ kind }: KeepForLaterProps) {
  const t = useTranslations('new-contract.later')
  const { busy, failure, run } = useAction()
  const [sentTo, setSentTo] = useState<string>()
  const id = firstLead(kind)
  const { email = '', vat = '' }: Answers = readDraft(draftKeyOf(kind)) ?? {}
  if (id === undefined || email === '' || vat === '') return null
  const send = () =>
    run(async () => {
      await call(mailLeadLink, { params: { id }, body: { wizard: kind, typed: typedSoFar(kind) } })
      setSentTo(email)
    })
  return (
    <section className="keep-for-later no-print stack" data-gap="s" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="small">{t('text', { days: answersKeptDays })}</p>
      <FailureNotice error={failure} />
      {sentTo === email ? (
        <Notice tone="good" announce title={t('sent', { email })}>
          {t('asksVat')}
        </Notice>
      ) : (
        <div className="row">
          <Button busy={busy} busyLabel={t('sending')} onClick={() => void send()}>
            {t('send', { email })}
          </Button>
        </div>
      )}
    </section>
  )
}
