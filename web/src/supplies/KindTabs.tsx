import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../site/site.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { tabsShown } from './shown-kinds.ts'

/** The lists of what customers have of both kinds, by the area of their texts. */
export type ListArea = 'contracts' | 'invoices'

interface KindTabsProps {
  readonly area: ListArea
  /** Of each kind; undefined if the list is not one of kinds, or not known yet. */
  readonly counts: Readonly<Record<SupplyKind, number>> | undefined
  readonly kind: SupplyKind
  readonly onKind: (kind: SupplyKind) => void
  readonly children: ReactNode
}

/** A list under a tab for each kind of supply; the list alone where there is one kind. */
export function KindTabs({ area, counts, kind, onKind, children }: KindTabsProps) {
  const t = useTranslations(`${area}.kinds`)
  const { showEmptyContractsInvoices } = useSite().settings.switches
  const kinds = counts ? tabsShown(counts, showEmptyContractsInvoices) : []
  if (kinds.length <= 1) return children
  return (
    <Tabs
      label={t('label')}
      tabs={kinds.map((key) => ({ key, label: t(key) }))}
      active={kind}
      onChange={onKind}
    >
      {children}
    </Tabs>
  )
}
