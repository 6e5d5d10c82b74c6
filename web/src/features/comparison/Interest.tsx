import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '../../ui/Card.tsx'
import { LeadForm } from '../../form/lead-form/LeadForm.tsx'
import { LeadSent } from '../../form/lead-form/LeadSent.tsx'
import { sendInterest } from './compare-calls.ts'
import type { ComparedKind } from './typed-bill.ts'

interface InterestProps {
  readonly kind: ComparedKind
  readonly cups: string
}

/** Details to be called about what was compared. */
export function Interest({ kind, cups }: InterestProps) {
  const t = useTranslations('comparison')
  const [sent, setSent] = useState(false)
  if (sent) return <LeadSent title={t('thanks')} />
  return (
    <Card title={t('interest')}>
      <LeadForm
        draftKey={`comparison ${kind} interest`}
        sendLabel={t('sendInterest')}
        send={async (details, how) => {
          await sendInterest(kind, cups, details, how)
          setSent(true)
        }}
      />
    </Card>
  )
}
