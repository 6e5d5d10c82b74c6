import { downloadPreContract } from '@endoll/api/leads.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { addressOf } from '../../../calls/call.ts'
import { useFieldText } from '../../../i18n/errors/field-text.ts'
import { useSite } from '../../../site/site.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { questionOf } from '../flow.ts'
import type { SentSupply } from '../sent-contract.ts'

interface ConfirmedSeveralProps {
  readonly supplies: readonly SentSupply[]
  /** To the summary. */
  readonly backHref: string
  /** To a question of a supply; without a key of the first. */
  readonly hrefOf: (key: string | undefined, step: string) => string
}

const problems = ['min_files', 'cups_not_available', 'product_not_available'] as const

/** What became of each supply that was sent; those that were taken are signed at once. */
export function ConfirmedSeveral({ supplies, backHref, hrefOf }: ConfirmedSeveralProps) {
  const t = useTranslations('new-contract.several')
  const confirmed = useTranslations('new-contract.confirmed')
  const back = useTranslations('flow')
  const { address } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const taken = supplies.filter(({ reply }) => reply?.status === 'OK')
  const refused = supplies.filter(({ reply }) => reply === null)
  // The registers' answer concerns the person, not a supply.
  const rejected = supplies.find(({ reply }) => reply?.status === 'ERROR')?.reply?.result
  const [first] = taken
  const isAll = taken.length === supplies.length
  return (
    <div className="stack" data-gap="l">
      <h2 ref={heading} tabIndex={-1}>
        {isAll
          ? confirmed('sent')
          : first
            ? t('some', { count: taken.length, of: supplies.length })
            : confirmed('rejected')}
      </h2>
      {rejected ? (
        <Notice tone="bad">
          <RichText html={rejected.render.body} />
        </Notice>
      ) : null}
      {refused.map((supply) => (
        <Refused key={supply.key ?? ''} supply={supply} hrefOf={hrefOf} />
      ))}
      {first?.reply?.result ? (
        <>
          <p>{t(isAll ? 'sentAll' : 'sentSome', { count: taken.length })}</p>
          <ul role="list" className="stack">
            {taken.map(({ key, cups, reply }) => {
              const contract = reply?.result?.contract
              if (!contract) return null
              return (
                <li key={key ?? ''} className="stack" data-gap="s">
                  <p>{t('reference', { cups: groupCups(cups), reference: contract.reference })}</p>
                  <p>
                    <a
                      className={buttonClass({ small: true })}
                      href={addressOf(downloadPreContract, { params: { id: contract.id } }, {})}
                      download
                      aria-label={t('summaryOf', { reference: contract.reference })}
                    >
                      {confirmed('summary')}
                    </a>
                  </p>
                </li>
              )
            })}
          </ul>
          <p className="row">
            <Link
              className={buttonClass({ look: isAll ? 'primary' : 'secondary' })}
              href={address('signContract', { id: first.reply.result.contract?.id ?? '' })}
            >
              {t('sign', { count: taken.length })}
            </Link>
          </p>
        </>
      ) : null}
      {isAll ? null : (
        <p>
          <Link href={backHref}>{back('back')}</Link>
        </p>
      )}
    </div>
  )
}

interface RefusedProps {
  readonly supply: SentSupply
  readonly hrefOf: ConfirmedSeveralProps['hrefOf']
}

/** One that was refused: why, and the way to its question. The others stay as they are. */
function Refused({ supply: { key, cups, wrong }, hrefOf }: RefusedProps) {
  const t = useTranslations('new-contract')
  const fieldText = useFieldText()
  const [[field, codes] = ['cups', []]] = Object.entries(wrong)
  const [code = 'not_valid'] = codes
  const own = problems.find((known) => known === code)
  return (
    <Notice tone="bad" announce title={t('several.refused', { cups: groupCups(cups) })}>
      <p>{own ? t(`problems.${own}`) : fieldText(code)}</p>
      <p>
        <Link href={hrefOf(key, questionOf(field))}>{t('several.mend', { cups: groupCups(cups) })}</Link>
      </p>
    </Notice>
  )
}
