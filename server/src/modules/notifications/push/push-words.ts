import type { Language } from '@endoll/api/language.ts'
import type { NotificationAbout } from '@endoll/api/notifications.ts'
import type { NotificationKind } from '@endoll/domain/notifications/kinds.ts'
import { texts } from '../../../texts.ts'

/** What a message says: of one notification its kind and the id of what it leads to, of more how many. */
export interface PushAbout {
  readonly kind: NotificationKind
  readonly id: number | null
  readonly count: number
}

/** The id of the bill, request or case that a notification leads to; null if it is none of them. */
function idOf(about: NotificationAbout): number | null {
  if ('invoice_id' in about) return about.invoice_id
  if (about.kind === 'request') return about.request_id
  return about.kind === 'case' ? about.case_id : null
}

/** What stands for these notifications, the newest last. */
export function pushAbout(all: readonly NotificationAbout[]): PushAbout | undefined {
  const last = all.at(-1)
  return last && { kind: last.kind, id: all.length === 1 ? idOf(last) : null, count: all.length }
}

function pathOf({ kind, id }: PushAbout, language: Language): string {
  const { pages } = texts[language]
  if (id === null) return pages.notifications
  if (kind === 'request') return `${pages.request}${id}`
  return kind === 'case' ? `${pages.case}${id}` : `${pages.invoices}/${id}`
}

/** The message as the worker of web/public/push.js reads it. A locked screen shows it to everybody: nothing of anybody. */
export function pushMessage(
  about: PushAbout,
  { language, title, tag }: { readonly language: Language; readonly title: string; readonly tag: string },
): string {
  const words = texts[language].push
  const body = about.count === 1 ? words.kinds[about.kind] : words.several(about.count)
  return JSON.stringify({ title, body, path: pathOf(about, language), tag, lang: language })
}
