import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { InBrowser } from '../../../loading/InBrowser.tsx'
import { part } from '../../../loading/part.tsx'
import { useSite } from '../../../site/site.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Move } from './Move.tsx'
import { MovesCard } from './MovesCard.tsx'
import { moveOfferQuery } from './moving-query.ts'

/** Its form must not weigh on other pages. */
const MovingForm = part({
  load: async () => (await import('./MovingForm.tsx')).MovingForm,
  texts: [],
})

/** Moving house, or one move by its reference. */
export function MovingPage() {
  const { moving: asked }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return typeof asked === 'string' && asked !== 'new' ? <Move reference={asked} /> : <NewMove />
}

/** What is left and from when the new home is wanted; its contract comes next. */
function NewMove() {
  const t = useTranslations('moving')
  const { address, settings } = useSite()
  const { phone } = settings.organisation
  const { data, error, refetch } = useQuery(moveOfferQuery())
  const content = () => {
    if (error && !data)
      return <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void refetch()} />
    if (!data) return <Skeleton label={t('loading')} shape="card" />
    if (data.refusal !== null)
      return (
        <EmptyState
          title={t(`refused.${data.refusal}`)}
          action={<PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink>}
        >
          {t('refused.why')}
        </EmptyState>
      )
    return (
      <InBrowser>
        <MovingForm offer={data} />
      </InBrowser>
    )
  }
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={t('answer')}
        back={<Link href={address('contracts')}>{t('toContracts')}</Link>}
      />
      {content()}
      {data && data.moves.length > 0 ? <MovesCard moves={data.moves} /> : null}
    </div>
  )
}
