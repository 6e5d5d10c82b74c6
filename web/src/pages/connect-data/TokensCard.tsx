import { endDataToken } from '@endoll/api/data-tokens.ts'
import type { DataToken } from '@endoll/api/data-tokens.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { nowMs } from '../../site/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { keepTokens } from './connect-data-query.ts'

interface TokensCardProps {
  readonly tokens: readonly DataToken[]
}

/** What reads the customer's data: since when, until when, when last; each can be ended. */
export function TokensCard({ tokens }: TokensCardProps) {
  const t = useTranslations('connect.list')
  return (
    <Card title={t('title')}>
      {tokens.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="stack" role="list">
          {tokens.map((token) => (
            <Token key={token.id} token={token} />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface TokenProps {
  readonly token: DataToken
}

function Token({ token: { id, kind, name, contracts, made_by, end_date, used_at } }: TokenProps) {
  const t = useTranslations('connect.list')
  const dayWords = useDayWords()
  const { relative } = useFormat()
  const toast = useToast()
  const { busy, failure, run } = useAction()
  const end = () =>
    run(async () => {
      keepTokens((await call(endDataToken, { params: { id: String(id) } })).tokens)
      toast({ tone: 'good', text: t('ended', { name }) })
    })
  const facts = [
    t(`kinds.${kind}`),
    contracts === null ? t('all') : contracts.join(', '),
    end_date === null ? t('noEnd') : t('until', { day: dayWords(end_date) }),
    used_at === null ? t('unused') : t('used', { ago: relative(instantMs(used_at), nowMs()) }),
    ...(made_by === null ? [] : [t('madeBy', { who: made_by })]),
  ]
  return (
    <li>
      <b translate="no">{name}</b>
      <p className="small soft">{facts.join(' · ')}</p>
      <FailureNotice error={failure} title={t('notEnded')} />
      <div className="row">
        <Button
          small
          busy={busy}
          busyLabel={t('ending')}
          aria-label={t('endOf', { name })}
          onClick={() => void end()}
        >
          {t('end')}
        </Button>
      </div>
    </li>
  )
}
