import type { Day } from '@endoll/domain/time/day.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../i18n/use-format.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import './flow.css'
import type { FlowPosition } from './use-flow.ts'

interface FlowAheadProps {
  readonly flow: Pick<FlowPosition, 'slugs' | 'asked'>
  readonly signed: boolean
  /** The day on which the change counts at the latest; undefined if it counts at once. */
  readonly dueDay: Day | undefined
  /** What it costs, in a sentence. */
  readonly cost: ReactNode
  /** What cannot be done afterwards. */
  readonly after?: ReactNode
}

/** Before the first question: how many there are, whether it is signed, from when it counts and what it costs. */
export function FlowAhead({ flow: { slugs, asked }, signed, dueDay, cost, after }: FlowAheadProps) {
  const t = useTranslations('flow.ahead')
  const { longDay } = useFormat()
  const lines: readonly (readonly [IconName, ReactNode])[] = [
    ['document', t(asked.length === slugs.length ? 'questions' : 'questionsAtMost', { count: slugs.length })],
    ['pencil', t(signed ? 'signed' : 'notSigned')],
    ['calendar', dueDay === undefined ? t('atOnce') : t('due', { day: longDay(dueDay) })],
    ['card', cost],
    ...(after === undefined ? [] : [['clock', after] as const]),
  ]
  return (
    <section className="flow-ahead" aria-label={t('title')}>
      <ul role="list">
        {lines.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
