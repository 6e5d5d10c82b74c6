import { TableRoom } from '../../i18n/rooms.tsx'
import { readNotification, readNotifications } from '@endoll/api/notifications.ts'
import type { NotificationItem } from '@endoll/api/notifications.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import {
  keepUnread,
  notificationsPerPage,
  readPage,
  notificationsQuery,
} from '../../features/notifications/notifications-query.ts'
import { settingsQuery, showsSettings } from '../../site/settings-address.ts'
import { useNotificationWords } from '../../features/notifications/use-notification-words.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { part } from '../../loading/part.tsx'
import './notifications.css'

const Settings = part({
  load: async () => (await import('./settings/Settings.tsx')).Settings,
  texts: ['push', 'inline'],
  room: TableRoom,
})

/** The notifications, or their settings. */
export function NotificationsPage() {
  const search = useSearch({ strict: false })
  return showsSettings(search) ? <SettingsView /> : <ListView page={readPage(search)} />
}

function SettingsView() {
  const t = useTranslations('notifications')
  const { address } = useSite()
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('settings.title')}
        back={<Link href={address('notifications')}>{t('settings.back')}</Link>}
      />
      <InBrowser>
        <Settings />
      </InBrowser>
    </div>
  )
}

interface ListViewProps {
  readonly page: number
}

/** What was not read first, each leading to what it is about. */
function ListView({ page }: ListViewProps) {
  const t = useTranslations('notifications')
  const { address } = useSite()
  const list = useQuery({ ...notificationsQuery(page), placeholderData: keepPreviousData })
  const { data, error } = list
  const answer = () => {
    if (!data) return undefined
    if (data.unread > 0) return t('answer.unread', { count: data.unread })
    return data.total_items > 0 ? t('answer.read') : t('answer.none')
  }
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={answer()}
        actions={
          <Link className={buttonClass({})} href={address('notifications', {}, settingsQuery)}>
            {t('settings.open')}
          </Link>
        }
      />
      <InBrowser>
        {error && !data ? (
          <ReadFailure
            error={error}
            title={t('unread')}
            safe={t('nothingLost')}
            onRetry={() => void list.refetch()}
          />
        ) : data ? (
          <Listed
            items={data.items}
            unread={data.unread}
            sumsShown={data.sums_shown}
            page={page}
            total={data.total_items}
          />
        ) : (
          <Skeleton label={t('loading')} shape="table" />
        )}
      </InBrowser>
    </div>
  )
}

interface ListedProps {
  readonly items: readonly NotificationItem[]
  readonly sumsShown: boolean
  readonly unread: number
  readonly page: number
  readonly total: number
}

function Listed({ items, unread, sumsShown, page, total }: ListedProps) {
  const t = useTranslations('notifications')
  const { address } = useSite()
  const toast = useToast()
  if (total === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        icon="message"
        action={
          <Link className={buttonClass({})} href={address('invoices')}>
            {t('empty.action')}
          </Link>
        }
      >
        {t('empty.why')}
      </EmptyState>
    )
  }
  const readAll = async () => {
    try {
      const up_to = Math.max(...items.map(({ id }) => id))
      keepUnread(await call(readNotifications, { body: { up_to } }))
    } catch {
      toast({ tone: 'bad', text: t('readFailed') })
    }
  }
  const first = (page - 1) * notificationsPerPage
  return (
    <>
      {unread > 0 ? (
        <div className="row no-print">
          <Button onClick={() => void readAll()}>{t('readAll')}</Button>
        </div>
      ) : null}
      <ul role="list" className="notifications">
        {items.map((item) => (
          <Row key={item.id} item={item} sumsShown={sumsShown} />
        ))}
      </ul>
      {total > notificationsPerPage ? (
        <Pagination
          label={t('paging.label')}
          text={t('paging.showing', {
            from: String(first + 1),
            to: String(first + items.length),
            total: String(total),
          })}
          page={page}
          more={first + items.length < total}
          hrefOf={(to) => address('notifications', {}, to > 1 ? { page: String(to) } : {})}
          previousLabel={t('paging.previous')}
          nextLabel={t('paging.next')}
        />
      ) : null}
    </>
  )
}

interface RowProps {
  readonly item: NotificationItem
  /** Whether the customer wants sums said. */
  readonly sumsShown: boolean
}

function Row({ item, sumsShown }: RowProps) {
  const t = useTranslations('notifications')
  const { instant } = useFormat()
  const { title, detail, href } = useNotificationWords(sumsShown)(item)
  const { id, read, contract, at } = item
  // Following the link marks it as read; if that fails it stays unread.
  const note = () => {
    if (!read) call(readNotification, { params: { id: String(id) } }).then(keepUnread, () => undefined)
  }
  return (
    <li data-read={read || undefined}>
      <div className="row" data-spread="">
        <Link href={href} onClick={note}>
          {title}
        </Link>
        {read ? null : <Chip tone="info">{t('isUnread')}</Chip>}
      </div>
      <p>{detail}</p>
      <p className="small soft figures">
        {contract ? `${t('ofContract', { name: contract.name })} · ` : ''}
        {instant(at)}
      </p>
    </li>
  )
}
