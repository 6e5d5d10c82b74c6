import { chooseSums } from '@endoll/api/notification-choices.ts'
import { listNotifications } from '@endoll/api/notifications.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { queryClient } from '../../../calls/query.ts'
import { Switch } from '../../../ui/choices.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { choicesQuery } from './choices-query.ts'

interface SumsSwitchProps {
  readonly shown: boolean
}

/** Whether mails and the list say sums: stands as it was pressed, and as before where it could not be kept. */
export function SumsSwitch({ shown }: SumsSwitchProps) {
  const t = useTranslations('notifications.settings')
  const toast = useToast()
  const [pressed, setPressed] = useState<boolean>()
  const choose = async (isShown: boolean) => {
    setPressed(isShown)
    try {
      queryClient.setQueryData(choicesQuery().queryKey, await call(chooseSums, { body: { shown: isShown } }))
      await queryClient.invalidateQueries({ queryKey: [listNotifications.path] })
    } catch {
      toast({ tone: 'bad', text: t('failed') })
    }
    setPressed(undefined)
  }
  return (
    <Switch
      name="sums"
      label={t('sums')}
      hint={t('sumsHint')}
      checked={pressed ?? shown}
      onChange={({ target }) => void choose(target.checked)}
    />
  )
}
