import { wishEarlyStart, type DraftDetail } from '@endoll/api/contract-drafts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { queryClient } from '../../calls/query.ts'
import { useAction } from '../../calls/use-action.ts'
import { draftQuery } from '../../features/new-contracts/drafts-query.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { announce, useSaidWhileWaiting } from '../../ui/announce.ts'
import { useToast } from '../../ui/Toast.tsx'
import { dayProblem, keepInTurn, type TypedDay } from './wished-start.ts'

/** What is kept now, also where it is asked after a call that has just replied. */
function keptOf(id: string) {
  return queryClient.getQueryData(draftQuery(id).queryKey)
}

/** Saves when it is to start; the rest of the wish is read when it is sent. */
function wishesOf(id: string) {
  return keepInTurn(async (wish: { readonly asked?: boolean; readonly day?: string | null }) => {
    const body = { asked: keptOf(id)?.early_start?.asked ?? false, ...wish }
    queryClient.setQueryData(draftQuery(id).queryKey, await call(wishEarlyStart, { params: { id }, body }))
  })
}

/** When the supply is to start, as it stands in the fields and as it is kept: at once what is ticked, a day as its field is left. */
export function useStartWish({ id, wished_start: wished }: DraftDetail) {
  const t = useTranslations('new-contracts.sign')
  const { longDay } = useFormat()
  const toast = useToast()
  const [{ keep, all }] = useState(() => wishesOf(id))
  const ticking = useAction()
  const saving = useAction()
  const kept = wished.day ?? ''
  const [typed, setTyped] = useState<TypedDay>({ value: kept, isHalf: false })
  const [hasLeft, setLeft] = useState(kept !== '')
  const [keptBefore, setKeptBefore] = useState(kept)
  // What was kept is shown, also what another tab keeps or a change of the wish above lets go; not over what is being typed.
  if (kept !== keptBefore) {
    setKeptBefore(kept)
    if (typed.value === keptBefore) setTyped({ value: kept, isHalf: false })
  }
  useSaidWhileWaiting(saving.busy ? t('daySaving') : undefined)
  const days = { first: wished.first_day, last: wished.last_day }
  const said = { first: longDay(days.first), last: longDay(days.last) }
  const texts = { half: t('dayHalf'), outside: t('dayOutside', said) }
  const problem = dayProblem(typed, days, hasLeft)

  const keepDay = (value: string) =>
    saving.run(async () => {
      await keep({ day: value === '' ? null : value })
      const day = keptOf(id)?.wished_start.day ?? null
      toast({
        tone: 'good',
        about: `day ${id}`,
        text: day === null ? t('noDaySaved') : t('daySaved', { day: longDay(day) }),
      })
    })
  return {
    ticking,
    tick: (asked: boolean) => void ticking.run(() => keep({ asked })),
    saving,
    typed,
    hint: t('dayHint', said),
    error: problem && texts[problem],
    type: (next: TypedDay) => {
      setTyped(next)
      // An error stays until it is corrected.
      setLeft(hasLeft && dayProblem(next, days, true) !== undefined)
    },
    leave: (next: TypedDay) => {
      setTyped(next)
      setLeft(true)
      const wrong = dayProblem(next, days, true)
      // The focus is elsewhere by now.
      if (wrong) announce(texts[wrong])
      else if (next.value !== kept) void keepDay(next.value)
    },
    keepAgain: () => void keepDay(typed.value),
    /** Keeps what is not kept yet: what is signed next is what stands in the fields. Fails where it cannot be kept. */
    ready: async () => {
      if (typed.value !== kept && !saving.busy) void keepDay(typed.value)
      await all()
    },
  }
}
