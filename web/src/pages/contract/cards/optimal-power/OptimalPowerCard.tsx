import { functionQuery } from '../../../../site/contract-functions.ts'
import { suggestedSearch } from './suggested-search.ts'
import { getOptimalPower, type OptimalPowerReply } from '@endoll/api/optimal-power.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOffersFunction } from '../../../../calls/acting.ts'
import { read } from '../../../../calls/query.ts'
import { useSite } from '../../../../site/site.tsx'
import { ReadFailure } from '../../../../failures/ReadFailure.tsx'
import { buttonClass } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { Assumptions } from './Assumptions.tsx'
import { MissingMonths } from './MissingMonths.tsx'
import { PowerFacts } from './PowerFacts.tsx'
import { PowerPicture } from './PowerPicture.tsx'
import { usePowerAnswer } from './use-power-answer.ts'
import './optimal-power.css'

interface OptimalPowerCardProps {
  /** The contract's name. */
  readonly name: string
}

/** The best contracted power of a contract. */
export function OptimalPowerCard({ name }: OptimalPowerCardProps) {
  const t = useTranslations('optimal-power')
  const answer = useQuery(read(getOptimalPower, { params: { name } }))
  const { data, error } = answer
  if (data?.reason === 'gas') return null
  return (
    <Card title={t('title')} actions={data ? <ToProcedure name={name} power={data} /> : undefined}>
      {error && !data ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void answer.refetch()}
        />
      ) : data ? (
        <Found power={data} />
      ) : (
        <Skeleton label={t('loading')} shape="chart" />
      )}
    </Card>
  )
}

interface FoundProps {
  readonly power: OptimalPowerReply
}

function Found({ power }: FoundProps) {
  const { known, periods, reason } = power
  const answer = usePowerAnswer()
  return (
    <>
      <p className="optimal-answer">{answer(power)}</p>
      {reason === 'too_little_data' ? <MissingMonths known={known} /> : null}
      {periods.some(({ demanded }) => demanded !== null) ? <PowerPicture periods={periods} /> : null}
      <PowerFacts power={power} />
      {power.cost_now ? <Assumptions power={power} /> : null}
    </>
  )
}

interface ToProcedureProps {
  readonly name: string
  readonly power: OptimalPowerReply
}

/** The link to the change with the suggested powers filled in; nothing while it cannot be asked for. */
function ToProcedure({ name, power }: ToProcedureProps) {
  const t = useTranslations('optimal-power')
  const { address } = useSite()
  const offersFunction = useOffersFunction()
  const { suggestion, refusal, reason, periods } = power
  if (!suggestion || refusal || !offersFunction('power')) return null
  return (
    <Link
      className={buttonClass({ look: reason === null ? 'primary' : 'secondary' })}
      href={address('viewContracts', {}, { ...functionQuery('power', name), ...suggestedSearch(periods) })}
    >
      {t('ask')}
    </Link>
  )
}
