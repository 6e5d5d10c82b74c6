import { chooseNotification } from '@endoll/api/notification-choices.ts'
import type { NotificationChoice } from '@endoll/api/notification-choices.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { queryClient } from '../../../calls/query.ts'
import { Switch } from '../../../ui/choices.tsx'
import { Table } from '../../../ui/Table.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { choicesQuery } from './choices-query.ts'

type Channel = 'shown' | 'mail' | 'push'

interface KindTableProps {
  readonly kinds: readonly NotificationChoice[]
  /** Whether a browser shows notifications. */
  readonly pushed: boolean
}

/** Every kind with a switch for each place; what the law wants, and what has a mail of its own, has none. */
export function KindTable({ kinds, pushed }: KindTableProps) {
  const t = useTranslations('notifications.settings')
  const choose = useChoosing()
  const cell = (choice: NotificationChoice, channel: Channel) => {
    const { kind, mail_rule: rule } = choice
    if (rule === 'owed' && channel !== 'push') return <span className="soft">{t('owed')}</span>
    if (rule === 'own' && channel === 'mail') return <span className="soft">{t('own')}</span>
    return (
      <KindSwitch
        name={`${kind}-${channel}`}
        label={t('where', { kind: t(`kinds.${kind}`), where: t(channel) })}
        isOn={choice[channel]}
        onChoose={(isOn) => choose({ ...choice, [channel]: isOn }, choice)}
      />
    )
  }
  return (
    <Table
      caption={t('list')}
      rows={kinds}
      rowKey={({ kind }) => kind}
      empty={null}
      columns={[
        { key: 'kind', header: t('kind'), position: 'title', cell: ({ kind }) => t(`kinds.${kind}`) },
        { key: 'shown', header: t('shown'), cell: (choice) => cell(choice, 'shown') },
        { key: 'mail', header: t('mail'), cell: (choice) => cell(choice, 'mail') },
        ...(pushed
          ? [{ key: 'push', header: t('push'), cell: (choice: NotificationChoice) => cell(choice, 'push') }]
          : []),
      ]}
    />
  )
}

interface KindSwitchProps {
  readonly name: string
  readonly label: string
  readonly isOn: boolean
  readonly onChoose: (isOn: boolean) => void
}

/** Stands as it was pressed from the press on: what is kept of the settings reaches it a moment later. */
function KindSwitch({ name, label, isOn, onChoose }: KindSwitchProps) {
  const [pressed, setPressed] = useState<boolean>()
  if (pressed === isOn) setPressed(undefined)
  return (
    <Switch
      name={name}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={pressed ?? isOn}
      onChange={({ target }) => {
        setPressed(target.checked)
        onChoose(target.checked)
      }}
    />
  )
}

/** Shows a choice at once and saves it after those before it; what could not be saved is put back. */
function useChoosing(): (choice: NotificationChoice, before: NotificationChoice) => void {
  const t = useTranslations('notifications.settings')
  const toast = useToast()
  const last = useRef(Promise.resolve())
  return (choice, before) => {
    const { kind, shown, mail, push } = choice
    const keep = (row: NotificationChoice) =>
      queryClient.setQueryData(
        choicesQuery().queryKey,
        (known) => known && { ...known, kinds: known.kinds.map((one) => (one.kind === kind ? row : one)) },
      )
    keep(choice)
    last.current = last.current.then(async () => {
      try {
        await call(chooseNotification, { body: { kind, shown, mail, push } })
      } catch {
        keep(before)
        toast({ tone: 'bad', text: t('failed') })
      }
    })
  }
}
