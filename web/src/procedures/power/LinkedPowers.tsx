import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { clearDraft, readDraft, writeDraft } from '../../form/draft.ts'
import { typedKey } from '../../flow/use-flow.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { PowerAnswers, PowerOfContract, PowerSlug } from './flow.ts'
import { begunPowers, linkedPowers, linkMeetsOthers } from './linked-powers.ts'

interface LinkedPowersProps {
  readonly contract: PowerOfContract
  readonly draftKey: string
  /** What the address says beside the contract. */
  readonly search: Readonly<Record<string, unknown>>
  /** The questions; with the figures of the link to begin with, where it has any. */
  readonly children: (linkedW: readonly number[] | undefined) => ReactNode
}

const powersSlug: PowerSlug = 'powers'

function keptUnder(draftKey: string) {
  return {
    answers: (readDraft(draftKey) ?? {}) as Partial<PowerAnswers>,
    typed: { ...readDraft(typedKey(draftKey, powersSlug)) },
  }
}

/** Forgets the powers only: the phone stays. */
function forgetPowers(draftKey: string) {
  const { powers: _, ...others } = keptUnder(draftKey).answers
  clearDraft(typedKey(draftKey, powersSlug))
  writeDraft(draftKey, others)
}

/** A link may bring powers. Who has already typed others is asked which to keep. */
export function LinkedPowers({ contract, draftKey, search, children }: LinkedPowersProps) {
  // Decided once, on opening: powers typed later do not ask again.
  const [{ linkedW, begun, asks }, setStart] = useState(() => {
    const linked = linkedPowers(contract, search)
    const kept = begunPowers(contract, keptUnder(draftKey))
    return {
      linkedW: linked,
      begun: kept,
      asks: linked !== undefined && linkMeetsOthers(contract, linked, kept),
    }
  })
  if (!asks || !linkedW || !begun) return children(linkedW)
  return (
    <WhichPowers
      begun={begun}
      linkedW={linkedW}
      onKeep={() => setStart({ linkedW: undefined, begun, asks: false })}
      onTake={() => {
        forgetPowers(draftKey)
        setStart({ linkedW, begun: undefined, asks: false })
      }}
    />
  )
}

interface WhichPowersProps {
  readonly begun: readonly string[]
  readonly linkedW: readonly number[]
  readonly onKeep: () => void
  readonly onTake: () => void
}

function WhichPowers({ begun, linkedW, onKeep, onTake }: WhichPowersProps) {
  const t = useTranslations('power.linked')
  const format = useFormat()
  const listed = (powers: readonly string[]) =>
    powers.map((power, index) => `P${index + 1}: ${power === '' ? '–' : `${power} kW`}`).join(' · ')
  return (
    <Notice
      tone="wait"
      announce
      title={t('which')}
      actions={
        <>
          <Button look="primary" onClick={onTake}>
            {t('take')}
          </Button>
          <Button onClick={onKeep}>{t('keep')}</Button>
        </>
      }
    >
      <p>{t('begun', { powers: listed(begun) })}</p>
      <p>{t('linked', { powers: listed(linkedW.map((powerW) => format.power(powerW).value)) })}</p>
    </Notice>
  )
}
