import { centsOf } from '@endoll/api/cents.ts'
import { askAboutMeter } from '@endoll/api/silent-meter.ts'
import type { SilentMeter } from '@endoll/api/silent-meter.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../calls/acting.ts'
import { call } from '../../calls/call.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface SilentMeterNoticeProps {
  readonly meter: SilentMeter
}

/** That no hours of a meter come, what the next bill will be, and the asking of the distributor in one press. */
export function SilentMeterNotice({ meter }: SilentMeterNoticeProps) {
  const t = useTranslations('silent-meter')
  const { longDay, money } = useFormat()
  const { address } = useSite()
  const may = useMay(askAboutMeter)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [sent, setSent] = useState<SilentMeter['asked']>(null)
  const { contract, street, last_day: lastDay, bill } = meter
  const asked = sent ?? meter.asked
  const ask = async () => {
    setSending(true)
    setError(undefined)
    try {
      const { data } = await call(askAboutMeter, { params: { contract: contract.name } })
      setSent(data)
    } catch (failure) {
      setError(failure)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <Notice
        tone="wait"
        title={t('title')}
        actions={
          may && meter.can_ask && !asked ? (
            <Button busy={sending} busyLabel={t('asking')} onClick={() => void ask()}>
              {t('ask')}
            </Button>
          ) : undefined
        }
      >
        <p>{t('since', { street, day: longDay(lastDay) })}</p>
        {bill ? <p>{t('bill', { low: money(centsOf(bill.low)), high: money(centsOf(bill.high)) })}</p> : null}
        <div role="status">
          {asked ? (
            <>
              <p>{t('asked')}</p>
              <p>
                <Link href={address('case', { id: String(asked.id) })}>
                  {t('see', { reference: asked.reference })}
                </Link>
              </p>
            </>
          ) : null}
        </div>
      </Notice>
      <FailureNotice error={error} title={t('failed')} />
    </>
  )
}
