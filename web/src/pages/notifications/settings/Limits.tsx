import { setWatches } from '@endoll/api/notification-choices.ts'
import type { BodyInput, ReplyOf } from '@endoll/api/endpoint.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { queryClient } from '../../../calls/query.ts'
import { InlineEdit } from '../../../form/inline/InlineEdit.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Switch } from '../../../ui/choices.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { watchesQuery } from './choices-query.ts'
import { typedCents, typedKwh } from './typed-limit.ts'

type Watches = ReplyOf<typeof setWatches>

interface LimitsProps {
  readonly name: string
  readonly watches: Watches
}

/** Limits of one contract, set, changed and removed in place. */
export function Limits({ name, watches }: LimitsProps) {
  const t = useTranslations('notifications.settings.limits')
  const failed = useTranslations('notifications.settings')('failed')
  const toast = useToast()
  const { number } = useFormat()
  const { use_limit_kwh: kwh, bill_limit_cents: cents, above_usual: aboveUsual } = watches
  const save = async (change: Partial<BodyInput<typeof setWatches>>) => {
    const saved = await call(setWatches, { params: { name }, body: { ...watches, ...change } })
    queryClient.setQueryData(watchesQuery(name).queryKey, saved)
  }
  const saveLimit = async (change: Partial<Watches>, limit: number | null) => {
    await save(change)
    toast({ tone: 'good', text: t(limit === null ? 'removed' : 'saved') })
  }
  const tellUsual = (above_usual: boolean) =>
    void save({ above_usual }).catch(() => toast({ tone: 'bad', text: failed }))
  return (
    <>
      <InlineEdit
        name="use_limit_kwh"
        label={t('use')}
        hint={t('hint')}
        value={kwh === null ? null : String(kwh)}
        none={t('unset')}
        draftKey={`limit ${name} use`}
        input={{ type: 'text', autoComplete: 'off' }}
        check={(typed) => (typedKwh(typed) === undefined ? 'not_valid' : undefined)}
        send={(typed) => {
          const limit = typedKwh(typed) ?? null
          return saveLimit({ use_limit_kwh: limit }, limit)
        }}
      />
      <InlineEdit
        name="bill_limit_cents"
        label={t('bill')}
        hint={t('hint')}
        value={cents === null ? null : number(cents / 100, 2)}
        none={t('unset')}
        draftKey={`limit ${name} bill`}
        input={{ type: 'text', autoComplete: 'off' }}
        check={(typed) => (typedCents(typed) === undefined ? 'not_valid' : undefined)}
        send={(typed) => {
          const limit = typedCents(typed) ?? null
          return saveLimit({ bill_limit_cents: limit }, limit)
        }}
      />
      <Switch
        name="above_usual"
        label={t('usual')}
        checked={aboveUsual}
        onChange={({ target }) => tellUsual(target.checked)}
      />
    </>
  )
}
