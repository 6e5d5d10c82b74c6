import { nameParts } from '@endoll/domain/identity/name-parts.ts'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { YouValues } from '../steps/you-values.ts'
import { OneLine } from './OneLine.tsx'

export const personParts = ['name', 'surName1', 'surName2'] as const

interface NameLineProps {
  readonly children: ReactNode
}

/** A person's whole name in one line: where the surnames begin is shown, and may be corrected. */
export function NameLine({ children }: NameLineProps) {
  const t = useTranslations('new-contract.line')
  const you = useTranslations('new-contract.you')
  const { watch } = useFormContext<YouValues>()
  const values = watch(personParts)
  const said = personParts.flatMap((part, at) => (values[at] ? [`${you(part)}: ${values[at]}`] : []))
  return (
    <OneLine
      name="fullName"
      label={you('person')}
      hint={t('nameHint')}
      autoComplete="name"
      parts={personParts}
      read={(line) => ({ ...nameParts(line) })}
      said={said.join(' · ')}
    >
      {children}
    </OneLine>
  )
}
