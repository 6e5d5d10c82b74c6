import type { HomeMove } from '@endoll/api/home-moves.ts'
import { isEnded } from '@endoll/domain/procedures/request-state.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isUnknown } from '../../../calls/api-error.ts'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { functionQuery } from '../../../site/contract-functions.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip, type Tone } from '../../../ui/Chip.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { moveQuery } from './moving-query.ts'

type Leaving = HomeMove['leaving'][number]
type Arriving = HomeMove['arriving'][number]

/** Something is still under way without the customer: the page asks for it again by itself. */
const nextLookMs = 10_000

function isUnderWay({ leaving, arriving }: HomeMove): boolean {
  const signed = arriving.some(({ state }) => state === 'signed')
  return (
    signed &&
    leaving.some(({ request, refused }) => refused === null && (!request || !isEnded(request.state)))
  )
}

interface MoveProps {
  readonly reference: string
}

/** One move with both days: what is left and what comes, each with where it stands. */
export function Move({ reference }: MoveProps) {
  const t = useTranslations('moving')
  const { address } = useSite()
  const { longDay } = useFormat()
  const { data, error, refetch } = useQuery({
    ...moveQuery(reference),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? nextLookMs : false),
  })
  if (isUnknown(error))
    return (
      <EmptyState
        title={t('tracker.unknown')}
        action={
          <Link href={address('viewContracts', {}, { ...functionQuery('end_supply'), moving: 'new' })}>
            {t('tracker.toMoving')}
          </Link>
        }
      >
        {t('tracker.unknownWhy')}
      </EmptyState>
    )
  const isSigned = data?.arriving.some(({ state }) => state === 'signed') === true
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('tracker.title')}
        back={
          <Link href={address('viewContracts', {}, { ...functionQuery('end_supply'), moving: 'new' })}>
            {t('tracker.toMoving')}
          </Link>
        }
        {...(data
          ? {
              answer: t(isSigned ? 'tracker.signed' : 'tracker.unsigned'),
              detail: t('tracker.quote', { reference: data.reference }),
            }
          : {})}
      />
      {data ? (
        <>
          <Card title={t('tracker.old', { day: longDay(data.last_day) })}>
            <Parts>
              {data.leaving.map((one) => (
                <Left key={one.name} left={one} signed={isSigned} />
              ))}
            </Parts>
          </Card>
          <Card title={t('tracker.new', { day: longDay(data.first_day) })}>
            {data.arriving.length === 0 ? (
              <p>{t('tracker.notAsked')}</p>
            ) : (
              <Parts>
                {data.arriving.map((one) => (
                  <Come key={one.id} come={one} />
                ))}
              </Parts>
            )}
          </Card>
        </>
      ) : error ? (
        <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('loading')} shape="card" />
      )}
    </div>
  )
}

interface PartsProps {
  readonly children: ReactNode
}

function Parts({ children }: PartsProps) {
  return (
    <ul role="list" className="stack">
      {children}
    </ul>
  )
}

/** Where the end of a supply stands, as one word. */
function standingOf({ request, refused }: Leaving, signed: boolean): { standing: Standing; tone: Tone } {
  if (refused !== null) return { standing: 'refused', tone: 'bad' }
  if (request === null)
    return signed ? { standing: 'waits', tone: 'info' } : { standing: 'unsigned', tone: 'wait' }
  if (request.state === 'effective') return { standing: 'done', tone: 'good' }
  if (request.state === 'rejected') return { standing: 'refused', tone: 'bad' }
  return isEnded(request.state)
    ? { standing: 'dropped', tone: 'neutral' }
    : { standing: 'asked', tone: 'info' }
}
type Standing = 'refused' | 'waits' | 'unsigned' | 'done' | 'dropped' | 'asked'

interface LeftProps {
  readonly left: Leaving
  readonly signed: boolean
}

function Left({ left, signed }: LeftProps) {
  const t = useTranslations('moving.tracker')
  const form = useTranslations('moving.form')
  const { address } = useSite()
  const { longDay } = useFormat()
  const { kind, name, request, follower } = left
  const { standing, tone } = standingOf(left, signed)
  return (
    <li className="stack" data-gap="s">
      <p>
        {form(`supply.${kind}`, { address: left.address })}{' '}
        <Chip tone={tone}>{t(`standing.${standing}`)}</Chip>
      </p>
      <p className="small soft">{follower === null ? t('ends') : t('goesTo', { name: follower })}</p>
      {request?.due_date && standing === 'asked' ? (
        <p className="small soft">{t('due', { day: longDay(request.due_date) })}</p>
      ) : null}
      {left.refused === null ? null : <p>{form(`refusal.${left.refused}`)}</p>}
      {request ? (
        <p>
          <Link href={address('request', { id: String(request.id) })}>{t('toRequest')}</Link>
        </p>
      ) : left.refused === null ? null : (
        <p>
          <Link href={address('viewContracts', {}, functionQuery('end_supply', name))}>{t('askApart')}</Link>
        </p>
      )}
    </li>
  )
}

interface ComeProps {
  readonly come: Arriving
}

function Come({ come }: ComeProps) {
  const t = useTranslations('moving.tracker')
  const form = useTranslations('moving.form')
  const { address } = useSite()
  const { longDay } = useFormat()
  const { id, kind, state, product, wished_date: wished } = come
  const tone = state === 'signed' ? 'good' : state === 'waiting_signature' ? 'wait' : 'neutral'
  return (
    <li className="stack" data-gap="s">
      <p>
        {form(`supply.${kind}`, { address: come.address })} <Chip tone={tone}>{t(`states.${state}`)}</Chip>
      </p>
      <p className="small soft">{product}</p>
      <p className="small soft">{wished === null ? t('soon') : t('wished', { day: longDay(wished) })}</p>
      <p>
        <Link href={address('signContract', { id })}>
          {t(state === 'waiting_signature' ? 'toSign' : 'toContract')}
        </Link>
      </p>
    </li>
  )
}
