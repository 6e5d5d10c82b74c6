import { centsOf } from '@endoll/api/cents.ts'
import { getContract } from '@endoll/api/contracts.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../calls/query.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useSite } from '../site/site.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PhoneLink } from '../ui/PhoneLink.tsx'

interface BatteryLeftProps {
  /** The contract's name. */
  readonly contract: string
  /** To somebody else, who becomes the holder. */
  readonly toHolder?: boolean
}

/** What is the contract's in virtual batteries and what becomes of it, before it is left. Nothing without any. */
export function BatteryLeft({ contract, toHolder = false }: BatteryLeftProps) {
  const t = useTranslations('contract.batteryLeft')
  const { money } = useFormat()
  const { leavingBattery, organisation } = useSite().settings
  const { data } = useQuery(read(getContract, { params: { name: contract } }))
  const cents = sumCents((data?.bateria_virtual ?? []).map(({ part }) => centsOf(part)))
  if (cents <= 0) return null
  const amount = money(cents)
  return (
    <Notice tone="wait" title={t('title', { amount })}>
      <p>{t(leavingBattery)}</p>
      {toHolder ? <p>{t('notPassed')}</p> : null}
      {leavingBattery === 'by_contract' ? <PhoneLink phone={organisation.phone} /> : null}
    </Notice>
  )
}
