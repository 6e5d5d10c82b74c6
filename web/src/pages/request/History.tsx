import type { RequestDetail } from '@endoll/api/requests.ts'
import { needsDistributor } from '@endoll/domain/procedures/procedure-name.ts'
import { isEnded } from '@endoll/domain/procedures/request-state.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { stateTone, toldState, usualWay } from '../../features/requests/request-status.ts'
import './request.css'

/** What happened, when and by whom, ticked; where it stands, and until when; then the states that usually follow. */
export function History({
  history,
  state,
  procedure,
  due_date: due,
  effective_date: effective,
  by_mail,
}: Pick<RequestDetail, 'history' | 'state' | 'procedure' | 'due_date' | 'effective_date' | 'by_mail'>) {
  const t = useTranslations('requests')
  const name = (one: RequestDetail['state']) => t(`states.${toldState(one, { by_mail })}.name`)
  const pastName = (one: RequestDetail['state']) => {
    const past = `history.past.${toldState(one, { by_mail })}` as 'history.past.waiting_signature'
    return t.has(past) ? t(past) : name(one)
  }
  const { instant, longDay } = useFormat()
  return (
    <ol className="request-history" role="list">
      {history.map((event, position) => {
        const last = position === history.length - 1
        const standing = last ? (isEnded(state) ? state : 'current') : 'done'
        const ticked = standing === 'done' || standing === 'effective'
        return (
          <li
            key={`${event.at}${event.state}`}
            data-standing={standing}
            data-tone={last ? stateTone(state) : undefined}
            aria-current={standing === 'current' ? 'step' : undefined}
          >
            <span className="request-mark" aria-hidden="true">
              {standing === 'current' ? null : <Mark name={ticked ? 'check' : 'alert'} />}
            </span>
            <span className="row">
              {last ? (
                <Chip tone={stateTone(event.state)}>{name(event.state)}</Chip>
              ) : (
                <span>
                  {pastName(event.state)} <VisuallyHidden>{t('history.done')}</VisuallyHidden>
                </span>
              )}
              <time className="figures soft small" dateTime={event.at}>
                {instant(event.at)}
              </time>
              <span className="small soft">
                {event.by_agent !== null
                  ? t('history.byAgent', { who: event.by_agent })
                  : event.acted_by === null
                    ? t(`history.actors.${whoActed(event, procedure)}`)
                    : t('history.actedBy', { who: event.acted_by })}
              </span>
            </span>
            {standing === 'current' && due && effective === null ? (
              <span className="small soft">
                {t(state === 'waiting_signature' && !by_mail ? 'history.signBy' : 'history.due', {
                  day: longDay(due),
                })}
              </span>
            ) : null}
          </li>
        )
      })}
      {usualWay(state, procedure).map((coming) => (
        <li key={coming} data-standing="coming">
          <span className="request-mark" aria-hidden="true" />
          <span className="soft">{name(coming)}</span> <VisuallyHidden>{t('history.coming')}</VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}

const byDistributor: readonly RequestDetail['state'][] = ['accepted', 'rejected', 'effective']

/** The retailer passes on what the distributor has answered. */
function whoActed(
  { actor, state }: RequestDetail['history'][number],
  procedure: RequestDetail['procedure'],
): RequestDetail['history'][number]['actor'] | 'distributor' {
  return actor === 'retailer' && needsDistributor(procedure) && byDistributor.includes(state)
    ? 'distributor'
    : actor
}
