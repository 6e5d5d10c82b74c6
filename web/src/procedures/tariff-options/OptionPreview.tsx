import { centsOf } from '@endoll/api/cents.ts'
import { previewTariffOption, type TariffOptionPreview } from '@endoll/api/tariff-options.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SaidAnew } from '../../ui/SaidAnew.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { cheapShare, type Choice } from './choices.ts'
import { WeekGrid } from './WeekGrid.tsx'

interface OptionPreviewProps {
  readonly contractId: number
  readonly choice: Choice
  /** The choice in words. */
  readonly words: string
  /** Whether somebody has chosen it here: what the page came with is not said. */
  readonly isChosen: boolean
}

/** From when a choice holds, which hours it makes cheap, and what it would have come to in the last twelve months. */
export function OptionPreview({ contractId, choice, words, isChosen }: OptionPreviewProps) {
  const t = useTranslations('tariff-options.preview')
  const { longDay } = useFormat()
  const { option, key } = choice
  const preview = useQuery(
    read(previewTariffOption, { params: { id: String(contractId) }, query: { option, choice: key } }),
  )
  if (preview.error && !preview.data) {
    return (
      <ReadFailure
        error={preview.error}
        title={t('unread')}
        safe={t('stillChoose')}
        onRetry={() => void preview.refetch()}
      />
    )
  }
  if (!preview.data) return <Skeleton label={t('loading')} shape="text" rows={6} />
  const { from, week } = preview.data
  return (
    <section className="stack" data-gap="s" aria-label={t('title', { choice: words })}>
      <h2>{t('title', { choice: words })}</h2>
      <p>{t('from', { day: longDay(from) })}</p>
      <Cost preview={preview.data} isChosen={isChosen} />
      {week ? <Week week={week} /> : null}
    </section>
  )
}

interface CostProps extends Pick<OptionPreviewProps, 'isChosen'> {
  readonly preview: TariffOptionPreview
}

function Cost({ preview: { cost, prices }, isChosen }: CostProps) {
  const t = useTranslations('tariff-options.preview')
  const { money, number, day } = useFormat()
  if (!cost) {
    return (
      <Notice tone="info">
        <SaidAnew atFirst={isChosen}>{t(prices ? 'tooFew' : 'noPrice')}</SaidAnew>
      </Notice>
    )
  }
  const range = ({ low, high }: { readonly low: number; readonly high: number }) =>
    low === high ? money(centsOf(low)) : t('range', { low: money(centsOf(low)), high: money(centsOf(high)) })
  const { low, high } = cost.difference
  const span = { from: day(cost.start), to: day(cost.end) }
  const answer = () => {
    if (high < 0) return t('saves', { ...span, amount: range({ low: -high, high: -low }) })
    if (low > 0) return t('costs', { ...span, amount: range({ low, high }) })
    if (low === 0 && high === 0) return t('same', span)
    return t('either', { ...span, less: money(centsOf(-low)), more: money(centsOf(high)) })
  }
  return (
    <>
      <p>
        <SaidAnew atFirst={isChosen}>{answer()}</SaidAnew>
      </p>
      <DefinitionList
        columns={2}
        items={[
          { term: t('without'), value: range(cost.without) },
          { term: t('with'), value: range(cost.with) },
        ]}
      />
      <p className="small soft">{t('basis')}</p>
      {cost.hours_read < cost.hours ? (
        <p className="small soft">
          {t('missing', { missing: number(cost.hours - cost.hours_read), hours: number(cost.hours) })}
        </p>
      ) : null}
    </>
  )
}

interface WeekProps {
  readonly week: NonNullable<TariffOptionPreview['week']>
}

function Week({ week }: WeekProps) {
  const t = useTranslations('tariff-options.preview')
  const { percent } = useFormat()
  const share = cheapShare(week)
  const hours = week.filter(({ cheap }) => cheap).length
  const words = share === undefined ? t('weekUnread', { hours }) : t('week', { hours, share: percent(share) })
  return (
    <figure className="stack" data-gap="s">
      <WeekGrid week={week} label={words} />
      <figcaption className="small">{words}</figcaption>
    </figure>
  )
}
