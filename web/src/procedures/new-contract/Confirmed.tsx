import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { downloadPreContract } from '@endoll/api/leads.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { addressOf } from '../../calls/call.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { EndPicture } from '../../ui/pictures/EndPicture.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { RichText } from '../../ui/RichText.tsx'
import type { SentAlone } from './sent-contract.ts'

interface ConfirmedProps {
  readonly sent: SentAlone
  /** Back to the summary, where it was not taken. */
  readonly backHref: string
  /** To the question about the gas, where that was refused. */
  readonly gasHref: string
  readonly onAgain: () => void
}

/** What the server answers to a contract that was sent. */
export function Confirmed({ sent, backHref, gasHref, onAgain }: ConfirmedProps) {
  const t = useTranslations('new-contract.confirmed')
  const back = useTranslations('flow')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { reply, gas } = sent
  const isTaken = reply.result?.error === null
  return (
    <div className="stack" data-gap="l">
      {isTaken ? (
        <div className="state-picture">
          <EndPicture of="sent" />
        </div>
      ) : null}
      <h2 ref={heading} tabIndex={-1}>
        {t(isTaken ? 'sent' : 'rejected')}
      </h2>
      <Answer
        reply={reply}
        summary={t(gas ? 'summaryElectricity' : 'summary')}
        sign={t(gas ? 'signElectricity' : 'sign')}
      />
      {gas && 'result' in gas ? <Answer reply={gas} summary={t('summaryGas')} sign={t('signGas')} /> : null}
      {gas && 'wrong' in gas ? <GasFailed wrong={gas.wrong} gasHref={gasHref} onAgain={onAgain} /> : null}
      {isTaken ? null : (
        <p>
          <Link href={backHref}>{back('back')}</Link>
        </p>
      )}
    </div>
  )
}

interface AnswerProps {
  readonly reply: LeadReply
  readonly summary: string
  readonly sign: string
}

function Answer({ reply: { result }, summary, sign }: AnswerProps) {
  const { address } = useSite()
  if (!result) return null
  const { contract, error, render } = result
  return (
    <>
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
        <p className="row">
          <a
            className={buttonClass({})}
            href={addressOf(downloadPreContract, { params: { id: contract.id } }, {})}
            download
          >
            {summary}
          </a>
          <Link
            className={buttonClass({ look: 'primary' })}
            href={address('signContract', { id: contract.id })}
          >
            {sign}
          </Link>
        </p>
      )}
    </>
  )
}

interface GasFailedProps {
  readonly wrong: object
  readonly gasHref: string
  readonly onAgain: () => void
}

/** The electricity was accepted; the gas can be corrected and sent again. */
function GasFailed({ wrong, gasHref, onAgain }: GasFailedProps) {
  const t = useTranslations('new-contract.confirmed')
  const { phone } = useSite().settings.organisation
  const isRefused = Object.keys(wrong).length > 0
  return (
    <Notice tone="bad" announce title={t('gasFailed')}>
      <p>{t(isRefused ? 'gasWrong' : 'gasLost')}</p>
      <p>
        {isRefused ? (
          <Link href={gasHref}>{t('gasMend')}</Link>
        ) : (
          <Button onClick={onAgain}>{t('gasAgain')}</Button>
        )}
      </p>
      <p>
        <PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink>
      </p>
    </Notice>
  )
}
