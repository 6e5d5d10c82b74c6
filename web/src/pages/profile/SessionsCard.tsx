import {
  endOtherSession,
  endOtherSessions,
  keepSession,
  type LiveSession,
} from '@endoll/api/live-sessions.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { startSession } from '../../calls/session.ts'
import { useSession } from '../../calls/use-session.ts'
import { queryClient } from '../../calls/query.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { nowMs } from '../../site/clock.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Switch } from '../../ui/choices.tsx'
import { useSite } from '../../site/site.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { sessionsQuery } from './profile-query.ts'
import { sessionNames } from './session-names.ts'

/** Where the account is signed in: each other session can be ended by itself, or all of them. */
export function SessionsCard() {
  const t = useTranslations('profile.sessions')
  const sessions = useQuery(sessionsQuery())
  const { data, error } = sessions
  return (
    <Card title={t('title')}>
      {error && !data ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void sessions.refetch()}
        />
      ) : data ? (
        <Listed sessions={data} />
      ) : (
        <Skeleton label={t('loading')} shape="text" />
      )}
    </Card>
  )
}

interface ListedProps {
  readonly sessions: readonly LiveSession[]
}

function Listed({ sessions }: ListedProps) {
  const t = useTranslations('profile.sessions')
  const { instant, relative } = useFormat()
  const others = sessions.length - 1
  const names = sessionNames(sessions, t('unknownDevice'))
  return (
    <>
      <p>{t('count', { count: sessions.length })}</p>
      <ul className="stack" role="list">
        {sessions.map((session, index) => (
          <li key={session.id}>
            <span className="row" data-gap="s">
              <span>{names[index]}</span>
              {session.current ? <Chip tone="good">{t('current')}</Chip> : null}
              {session.kept ? <Chip tone="info">{t('kept')}</Chip> : null}
            </span>
            <p className="small soft">
              {session.current
                ? t('since', { at: instant(session.created_at) })
                : t('seen', {
                    ago: relative(instantMs(session.seen_at), nowMs()),
                    at: instant(session.created_at),
                  })}
            </p>
            {session.current ? null : <EndOne session={session} name={names[index] ?? ''} />}
          </li>
        ))}
      </ul>
      <EndOthers others={others} />
      <KeepHere sessions={sessions} />
    </>
  )
}

/** Has this device keep its session, where the deployment offers it and the account signed in here. */
function KeepHere({ sessions }: ListedProps) {
  const t = useTranslations('profile.sessions')
  const { ownDeviceDays: days } = useSite().settings.session
  const toast = useToast()
  const { busy, failure, run } = useAction()
  const session = useSession()
  if (days === 0 || session.status !== 'signed-in' || session.claims.login !== 'plain') return null
  const set = (kept: boolean) =>
    run(async () => {
      startSession((await call(keepSession, { body: { kept } })).token)
      toast({ tone: 'good', text: t(kept ? 'keptNow' : 'keptNoMore') })
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
    })
  return (
    <>
      <FailureNotice error={failure} title={t('keepFailed')} />
      <Switch
        name="kept"
        label={t('keep')}
        hint={t('keepHint', { days: String(days) })}
        checked={sessions.some(({ current, kept }) => current && kept)}
        onChange={({ currentTarget }) => {
          if (!busy) void set(currentTarget.checked)
        }}
      />
    </>
  )
}

interface EndOneProps {
  readonly session: LiveSession
  /** What it is called in the list. */
  readonly name: string
}

/** Ends one session. */
function EndOne({ session: { id, created_at }, name }: EndOneProps) {
  const t = useTranslations('profile.sessions')
  const { instant } = useFormat()
  const toast = useToast()
  const { busy, failure, run } = useAction()
  const end = () =>
    run(async () => {
      await call(endOtherSession, { params: { id } })
      toast({ tone: 'good', text: t('ended', { count: 1 }) })
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
    })
  return (
    <>
      <FailureNotice error={failure} title={t('oneNotEnded')} />
      <Button
        small
        busy={busy}
        busyLabel={t('ending')}
        aria-label={t('endOneOf', { device: name, at: instant(created_at) })}
        onClick={() => void end()}
      >
        {t('endOne')}
      </Button>
    </>
  )
}

interface EndOthersProps {
  readonly others: number
}

function EndOthers({ others }: EndOthersProps) {
  const t = useTranslations('profile.sessions')
  const toast = useToast()
  const { busy, failure, run } = useAction()
  const end = () =>
    run(async () => {
      const { ended } = await call(endOtherSessions)
      toast({ tone: 'good', text: t('ended', { count: ended }) })
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
    })
  return (
    <>
      <FailureNotice error={failure} title={t('notEnded')} />
      <div className="row">
        <Button
          busy={busy}
          busyLabel={t('ending')}
          {...(others === 0 && !busy ? { disabledReason: t('onlyThis') } : {})}
          onClick={() => void end()}
        >
          {t('endOthers')}
        </Button>
      </div>
    </>
  )
}
