import type { getPowerChange } from '@endoll/api/procedures/power.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { monthsBetweenPowerChanges } from '@endoll/domain/procedures/power-change-interval.ts'
import { useTranslations } from 'use-intl'
import { FlowAhead, type QuestionCount } from '../../flow/FlowAhead.tsx'
import { useFormat } from '../../i18n/use-format.ts'

interface PowerAheadProps {
  readonly questions: QuestionCount
  readonly power: ReplyOf<typeof getPowerChange>
}

/** What a change of power brings: its signature, its day, what the distributor charges, and the wait after it. */
export function PowerAhead({ questions, power }: PowerAheadProps) {
  const t = useTranslations('power.ahead')
  const { money, longDay } = useFormat()
  const { rights, due_date: due, next_change_date: next, signed } = power
  const extension = money(centsOf(rights.extension_per_kw))
  return (
    <FlowAhead
      questions={questions}
      signed={signed}
      dueDay={due}
      cost={
        rights.connection + rights.access_per_kw > 0
          ? t('cost', {
              connection: money(centsOf(rights.connection)),
              access: money(centsOf(rights.access_per_kw)),
              extension,
            })
          : t('costRelief', { extension })
      }
      after={
        next === null
          ? t('noLock')
          : t('lock', { months: monthsBetweenPowerChanges(due), day: longDay(next) })
      }
    />
  )
}
