import { listCallSlots } from '@endoll/api/call-backs.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The times at which there is room; read anew, as others take them. */
export function useCallSlots() {
  return useQuery({ ...read(listCallSlots, {}), staleTime: 0 })
}

interface SlotSelectProps {
  readonly query: ReturnType<typeof useCallSlots>
  readonly field: { readonly name: string; readonly error: string | undefined }
}

/** When to be called. */
export function SlotSelect({ query, field }: SlotSelectProps) {
  const t = useTranslations('call-back')
  const { weekday } = useFormat()
  const { data, error, refetch } = query
  if (error) {
    return <ReadFailure error={error} title={t('noTimes')} safe={t('safe')} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton label={t('loading')} shape="text" />
  if (data.slots.length === 0) return <Notice tone="wait" title={t('full')} />
  return (
    <Select
      {...field}
      label={t('when')}
      placeholder={t('choose')}
      options={data.slots.map(({ at, day, from, to }) => ({
        value: at,
        label: t('slot', { day: weekday(day), from, to }),
      }))}
    />
  )
}
