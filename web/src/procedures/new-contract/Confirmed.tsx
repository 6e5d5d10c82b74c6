import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { downloadPreContract } from '@endoll/api/leads.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { addressOf } from '../../calls/call.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RichText } from '../../ui/RichText.tsx'

interface ConfirmedProps {
  readonly reply: LeadReply
  /** Back to the summary, where it was not taken. */
  readonly backHref: string
}

/** What the server answers to a contract that was sent. */
export function Confirmed({ reply, backHref }: ConfirmedProps) {
  const t = useTranslations('new-contract.confirmed')
  const back = useTranslations('flow')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { result } = reply
  if (!result) return null
  const { contract, error, render } = result
  return (
    <div className="stack" data-gap="l">
      <h2 ref={heading} tabIndex={-1}>
        {t(error === null ? 'sent' : 'rejected')}
      </h2>
      {error === null ? (
        <div className="card">
          <RichText html={render.body} />
        </div>
      ) : (
        <Notice tone="bad">
          <RichText html={render.body} />
        </Notice>
      )}
      {contract === null ? null : (
        <p>
          <a
            className={buttonClass({ look: 'primary' })}
            href={addressOf(downloadPreContract, { params: { id: contract.id } }, {})}
            download
          >
            {t('summary')}
          </a>
        </p>
      )}
      {error === null ? null : (
        <p>
          <Link href={backHref}>{back('back')}</Link>
        </p>
      )}
    </div>
  )
}
