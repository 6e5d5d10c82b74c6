import { getBatteryYear } from '@endoll/api/batteries.ts'
import type { BatteryLink } from '@endoll/api/contracts.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { shareChange } from '@endoll/domain/billing/battery-share.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { SaidAnew } from '../../ui/SaidAnew.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface ShareEurosProps {
  readonly battery: BatteryLink['bateria']
  /** The contract's name. */
  readonly contract: string
  readonly now: number
  readonly wanted: number
}

/** What a share comes to in euros of what bills put into the battery in twelve months, and whose what is in it is. */
export function ShareEuros({ battery, contract, now, wanted }: ShareEurosProps) {
  const t = useTranslations('battery.euros')
  const { money, day } = useFormat()
  const year = useQuery(read(getBatteryYear, { params: { bateriaId: String(battery.id) } }))
  if (year.error && !year.data) {
    return (
      <ReadFailure
        error={year.error}
        title={t('unread')}
        safe={t('stillChange')}
        onRetry={() => void year.refetch()}
      />
    )
  }
  if (!year.data) return <Skeleton label={t('loading')} shape="text" rows={3} />
  const deposits = centsOf(year.data.deposits)
  const total = centsOf(year.data.total_descompte)
  const ofDeposits = shareChange(deposits, { now, wanted })
  const own = year.data.parts.find(({ polissa_name }) => polissa_name === contract)
  const span = { from: day(year.data.start), to: day(year.data.end) }
  const answer = () => {
    const amount = money(Math.abs(ofDeposits.moreCents))
    if (deposits === 0) return t('nothing', span)
    if (wanted === now) return t('now', { ...span, amount: money(ofDeposits.nowCents) })
    if (ofDeposits.moreCents === 0) return t('same', span)
    return t(ofDeposits.moreCents > 0 ? 'more' : 'less', { ...span, amount })
  }
  const noteOf = (cents: number) => (wanted === now ? {} : { note: t('before', { amount: money(cents) }) })
  return (
    <div className="stack" data-gap="s">
      <p>
        <SaidAnew>{answer()}</SaidAnew>
      </p>
      <DefinitionList
        columns={2}
        items={[
          {
            term: t('ofDeposits', { amount: money(deposits) }),
            value: money(ofDeposits.wantedCents),
            ...noteOf(ofDeposits.nowCents),
          },
          {
            term: t('ofTotal', { amount: money(total) }),
            value: money(centsOf(own?.part ?? 0)),
            note: t('stays'),
          },
        ]}
      />
      <p className="small soft">{t('basis')}</p>
    </div>
  )
}
