import { ASSUMED_RANGE, RANGE_HOLDS } from '@endoll/domain/billing/forecast-range.ts'
import { useTranslations } from 'use-intl'
import { RangeBand } from '../../../charts/RangeBand.tsx'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { Energy, Money } from '../../../ui/figures.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { energyWords } from '../use-time-names.ts'
import { estimateFigures } from './estimate-figures.ts'
import type { Estimate } from './estimate-figures.ts'

interface SoFarFiguresProps {
  readonly estimate: Estimate
  readonly compact: boolean
}

/** The amount so far, the expected one and its range: as a sentence, a band and a list, with their basis. */
export function SoFarFigures({ estimate, compact }: SoFarFiguresProps) {
  const t = useTranslations('bill-so-far')
  const format = useFormat()
  const said = estimateFigures(estimate)
  const { soFarCents, expectedCents, lowCents, highCents, usualCents, soFarWh, expectedWh, whole, above } =
    said
  const dayWords = useDayWords()
  const { money, day } = format
  const expected = money(expectedCents)
  const usual = usualCents === undefined ? undefined : money(usualCents)
  const range = { low: money(lowCents), high: money(highCents) }
  return (
    <>
      <div className="stack" data-gap="s">
        <p className="so-far-sentence">
          {whole
            ? t('closed', {
                first: day(estimate.start_date),
                last: day(estimate.expected_end_date),
                expected,
                energy: energyWords(format, soFarWh),
              })
            : t('sentence', {
                first: dayWords(estimate.start_date),
                energy: energyWords(format, soFarWh),
                amount: money(soFarCents),
                expected,
              })}
        </p>
        {whole ? null : (
          <p className="small soft">
            {t('range', range)}.{' '}
            {t('readTo', {
              day: dayWords(estimate.read_to),
              end: dayWords(estimate.expected_end_date),
            })}
          </p>
        )}
      </div>
      {above && usual !== undefined ? (
        <Notice tone="info" title={t('above.title')}>
          {t('above.text', { days: estimate.days, usual })}
        </Notice>
      ) : null}
      <RangeBand
        values={{
          soFar: soFarCents,
          expected: expectedCents,
          low: lowCents,
          high: highCents,
          ...(usualCents !== undefined && { usual: usualCents }),
        }}
        spoken={t('spoken', { soFar: money(soFarCents), expected, ...range, usual: usual ?? 'none' })}
        labels={{
          soFar: `${t('soFar')} ${money(soFarCents)}`,
          expected: whole ? expected : `${t('expected')} ${expected}`,
          range: whole ? undefined : t('range', range),
          usual: usual === undefined ? undefined : `${t('usual')} ${usual}`,
        }}
      />
      {compact ? null : (
        <div className="so-far-list">
          <DefinitionList
            columns={2}
            items={[
              { term: t('soFar'), value: <Money amountCents={soFarCents} /> },
              { term: t('expected'), value: <Money amountCents={expectedCents} /> },
              { term: t('rangeLabel'), value: t('range', range) },
              ...(usualCents === undefined
                ? []
                : [{ term: t('usual'), value: <Money amountCents={usualCents} /> }]),
              {
                term: t('energy'),
                value: whole ? (
                  <Energy energyWh={soFarWh} />
                ) : (
                  t('energyOf', {
                    soFar: energyWords(format, soFarWh),
                    expected: energyWords(format, expectedWh),
                  })
                ),
              },
            ]}
          />
        </div>
      )}
      <How estimate={estimate} whole={whole} />
    </>
  )
}

interface HowProps extends Pick<SoFarFiguresProps, 'estimate'> {
  /** All its days are read. */
  readonly whole: boolean
}

/** What the amounts are taken from and what they leave out. */
function How({ estimate, whole }: HowProps) {
  const t = useTranslations('bill-so-far')
  const { percent, list } = useFormat()
  return (
    <details className="so-far-how no-print">
      <summary>{t('how')}</summary>
      <div className="stack soft" data-gap="s">
        {whole ? null : (
          <>
            <p>{t(`basis.${estimate.basis}`)}</p>
            <p>
              {t(`rangeBasis.${estimate.range_basis}`, {
                share: percent(RANGE_HOLDS),
                low: percent(ASSUMED_RANGE.low),
                high: percent(ASSUMED_RANGE.high),
              })}
            </p>
            {estimate.foresees_market ? <p>{t('foreseesMarket')}</p> : null}
          </>
        )}
        <p>
          {t('prices')}{' '}
          {estimate.leaves_out.length > 0
            ? t('leavesOut', { what: list(estimate.leaves_out.map((left) => t(`left.${left}`))) })
            : ''}
        </p>
      </div>
    </details>
  )
}
