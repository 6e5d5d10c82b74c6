import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The room of some lines, or of a form, that are on their way. */
export function TextRoom(): ReactNode {
  const t = useTranslations('app')
  return <Skeleton label={t('loading')} shape="text" />
}

/** The room of a chart that is on its way. */
export function ChartRoom(): ReactNode {
  const t = useTranslations('app')
  return <Skeleton label={t('loading')} shape="chart" />
}

/** The room of a table that is on its way. */
export function TableRoom(): ReactNode {
  const t = useTranslations('app')
  return <Skeleton label={t('loading')} shape="table" />
}
