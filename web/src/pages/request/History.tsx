import type { RequestDetail } from '@endoll/api/requests.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { stateTone, usualWay } from '../../features/requests/request-status.ts'
import './request.css'

/** What happened, when and by whom, the newest last; then the states that usually follow. */
export function History({ history, state }: Pick<RequestDetail, 'history' | 'state'>) {
  const t = useTranslations('requests')
  const { instant } = useFormat()
  return (
    <ol className="request-history" role="list">
      {history.map((event) => (
        <li key={`${event.at}${event.state}`}>
          <span className="row">
            <Chip tone={stateTone(event.state)}>{t(`states.${event.state}.name`)}</Chip>
            <time className="figures soft small" dateTime={event.at}>
              {instant(event.at)}
            </time>
            <span className="small soft">{t(`history.actors.${event.actor}`)}</span>
          </span>
        </li>
      ))}
      {usualWay(state).map((coming) => (
        <li key={coming} data-coming="">
          <span className="soft">{t(`states.${coming}.name`)}</span>{' '}
          <VisuallyHidden>{t('history.coming')}</VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
