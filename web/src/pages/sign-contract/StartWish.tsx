import type { DraftDetail } from '@endoll/api/contract-drafts.ts'
import type { SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { PartFailure } from '../../failures/PartFailure.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { Field } from '../../ui/Field.tsx'
import type { useStartWish } from './use-start-wish.ts'
import type { TypedDay } from './wished-start.ts'

interface StartWishProps {
  readonly draft: DraftDetail
  readonly wish: ReturnType<typeof useStartWish>
}

function typedIn({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>): TypedDay {
  return { value, isHalf: validity.badInput }
}

/** When it is to start: within the days of withdrawal only where that is asked for apart, and on a day that is said. */
export function StartWish({ draft: { early_start: early, wished_start: wished }, wish }: StartWishProps) {
  const t = useTranslations('new-contracts.sign')
  const { ticking, saving, typed, hint, error } = wish
  return (
    <>
      <FailureNotice error={ticking.failure} />
      {early === null ? null : (
        <Checkbox
          name="early_start"
          label={t('early', { days: early.days })}
          hint={t('earlyHint')}
          checked={early.asked}
          aria-busy={ticking.busy}
          onChange={({ target }) => wish.tick(target.checked)}
        />
      )}
      <Field
        name="wished_day"
        type="date"
        width="short"
        optional={t('optional')}
        label={t('day')}
        hint={hint}
        error={error}
        min={wished.first_day}
        max={wished.last_day}
        value={typed.value}
        aria-busy={saving.busy}
        onChange={(event) => wish.type(typedIn(event))}
        onBlur={(event) => wish.leave(typedIn(event))}
      />
      {saving.failure && error === undefined ? (
        <PartFailure error={saving.failure} title={t('dayUnsaved')} onRetry={wish.keepAgain} />
      ) : null}
    </>
  )
}
