import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import type { RequestChange } from '@endoll/api/requests.ts'
import type { LeavingBatteryRule } from '@endoll/domain/billing/leaving-battery.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import type { ChangeStanding } from '../../features/requests/request-status.ts'

function powerOf(field: string) {
  return /^power_p([1-6])$/.exec(field)?.[1]
}

function instalmentOf(field: string) {
  return /^instalment_(\d+)$/.exec(field)?.[1]
}

/** What stands for nothing that was there before, as the parts of a bill do. */
const newFields: readonly string[] = [
  'invoice',
  'invoices',
  'battery',
  'end_day',
  'end_reason',
  'last_bill',
  'services',
  'other_services',
  'service_penalty',
  'battery_left',
  'holder_kind',
  'new_holder_name',
  'new_holder_nif',
  'new_holder_email',
  'new_holder_mobile',
  'readings',
  'contract_day',
  'supply_afterwards',
  'product_start',
  'product_signed',
]

interface ChangesProps {
  readonly changes: readonly RequestChange[]
  readonly standing: ChangeStanding
}

/** What changes: the new value, and the old one. */
export function Changes({ changes, standing }: ChangesProps) {
  const t = useTranslations('requests.changes')
  const { power, money, longDay, percent } = useFormat()
  const nameOf = (field: string) => {
    const period = powerOf(field)
    if (period) return t('power', { period: `P${period}` })
    const position = instalmentOf(field)
    if (position) return t('instalment', { position })
    const known = field as 'iban'
    return t.has(`fields.${known}`) ? t(`fields.${known}`) : field
  }
  const written = (field: string, value: string | null) => {
    if (value === null) return t('nothing')
    if (field === 'mobile' || field === 'new_holder_mobile') return phoneText(value)
    if (field === 'end_day' || field === 'contract_day' || field === 'product_signed') return longDay(value)
    if (field === 'battery_share') return percent(Number(value) / 100)
    if (field === 'service_penalty') return money(Number(value))
    if (field === 'battery_left') {
      const [cents, rule] = value.split(' ')
      return `${money(Number(cents))}. ${t(`values.battery_left.${rule as LeavingBatteryRule}`)}.`
    }
    if (instalmentOf(field)) {
      const [day = '', cents] = value.split(' ')
      return t('instalmentValue', { day: longDay(day), amount: money(Number(cents)) })
    }
    const worded = `values.${field}.${value}` as 'values.invoice_online.true'
    if (t.has(worded)) return t(worded)
    if (!powerOf(field)) return value
    const { value: kilowatts, unit } = power(Math.round(Number(value) * 1000))
    return `${kilowatts} ${unit}`
  }
  const noteOf = (field: string, before: string | null, after: string | null) => {
    if (newFields.includes(field) || instalmentOf(field)) return undefined
    return before === after ? t('same') : t(`before.${standing}`, { value: written(field, before) })
  }
  return (
    <DefinitionList
      columns={changes.length > 2 ? 2 : 1}
      items={changes.map(({ field, before, after }) => ({
        term: nameOf(field),
        value: <strong>{written(field, after)}</strong>,
        note: noteOf(field, before, after),
      }))}
    />
  )
}
