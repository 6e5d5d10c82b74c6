import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { useMayAs } from '../../../calls/acting.ts'
import { useSite } from '../../../site/site.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'

const doubts = ['reading', 'price', 'twice', 'meter'] as const

/** The regulator's type and subtype of each doubt, all of billing and metering (CNMC tables 81 and 82). */
const claimedAs = {
  reading: { type: '02', subtype: '009' },
  price: { type: '02', subtype: '103' },
  twice: { type: '02', subtype: '011' },
  meter: { type: '02', subtype: '005' },
} as const

interface QuestionProps {
  readonly bill: ExplainedBill
}

/** Leads from what people doubt of a bill to its claim, with contract, bill and category filled in. */
export function Question({ bill: { invoice } }: QuestionProps) {
  const t = useTranslations('bill-details.question')
  const { address, offers, settings } = useSite()
  const about = { contract: invoice.contract.name, invoice: invoice.number }
  const claims = offers('claims')
  const asks = settings.switches.contact
  const writes = useMayAs('manage')
  if (!writes || (!claims && !asks)) return null
  return (
    <div className="no-print">
      <Card title={t('title')}>
        {claims ? (
          <div className="bill-doubts">
            {doubts.map((doubt) => (
              <Link key={doubt} href={address('claims', {}, { ...about, ...claimedAs[doubt] })}>
                {t(doubt)}
              </Link>
            ))}
          </div>
        ) : null}
        <div className="row">
          {asks ? <Link href={address('contact', {}, about)}>{t('ask')}</Link> : null}
          {claims ? <Link href={address('claims', {}, about)}>{t('claim')}</Link> : null}
        </div>
      </Card>
    </div>
  )
}
