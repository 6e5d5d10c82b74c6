import { parsePower } from '@endoll/domain/supply/power.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readDraft } from '../../form/draft.ts'
import { typedKey } from '../../flow/use-flow.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { powerField, type PowerAnswers, type PowerOfContract, type PowerSlug } from './flow.ts'

/** Search parameters with the figures of a link: `p1=3.3&p2=4.6`, in kW. */
const linkedFields = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const

function readAll(contract: PowerOfContract, typed: readonly unknown[]): readonly number[] | undefined {
  const powersW = contract.powersW.flatMap((_, index) => {
    const text = typed[index]
    const power = parsePower(typeof text === 'string' ? text : '')
    return power.ok ? [power.powerW] : []
  })
  return powersW.length === contract.powersW.length ? powersW : undefined
}

/** The powers that a link asks for in W; undefined unless it names one for each period and no other. */
export function linkedPowers(
  contract: PowerOfContract,
  search: Readonly<Record<string, unknown>>,
): readonly number[] | undefined {
  const typed = linkedFields.map((field) => search[field])
  if (typed.slice(contract.powersW.length).some((text) => text !== undefined)) return undefined
  return readAll(contract, typed)
}

/** What was kept of this change before: what is answered, and what is typed and not answered yet. */
export interface KeptPowers {
  readonly answers: Partial<PowerAnswers>
  readonly typed: Readonly<Record<string, unknown>>
}

/** The powers of an earlier draft, as they were typed; the last typed ones count. */
export function begunPowers(
  contract: PowerOfContract,
  { answers, typed }: KeptPowers,
): readonly string[] | undefined {
  const fields = contract.powersW.map((_, index) => {
    const values = typed[powerField(index)]
    const [text]: unknown[] = Array.isArray(values) ? values : []
    return typeof text === 'string' ? text : undefined
  })
  if (fields.some((text) => text !== undefined)) return fields.map((text) => text ?? '')
  return answers.powers
}

/** Whether the powers of a link would replace others of a draft. */
export function linkMeetsOthers(
  contract: PowerOfContract,
  linkedW: readonly number[],
  begun: readonly string[] | undefined,
): boolean {
  if (begun === undefined) return false
  const begunW = readAll(contract, begun)
  // Text that is no power yet is a draft too.
  if (begunW === undefined) return true
  const is = (others: readonly number[]) => begunW.every((powerW, index) => powerW === others[index])
  return !is(linkedW) && !is(contract.powersW)
}

const powersSlug: PowerSlug = 'powers'

/** The powers of a link in W; what was typed before, as it was typed, where it has to be asked which to keep. */
interface LinkedPowers {
  readonly linkedW?: readonly number[] | undefined
  readonly others?: readonly string[] | undefined
}

/** A link may bring powers. Decided once, on opening: powers typed later do not ask again. */
export function useLinkedPowers(
  contract: PowerOfContract,
  draftKey: string,
  search: Readonly<Record<string, unknown>>,
) {
  const [linked, setLinked] = useState<LinkedPowers>(() => {
    const linkedW = linkedPowers(contract, search)
    const begun = begunPowers(contract, {
      answers: readDraft(draftKey) ?? {},
      typed: { ...readDraft(typedKey(draftKey, powersSlug)) },
    })
    return { linkedW, others: linkedW && linkMeetsOthers(contract, linkedW, begun) ? begun : undefined }
  })
  return {
    ...linked,
    keepOthers: () => setLinked({}),
    takeLinked: () => setLinked({ linkedW: linked.linkedW }),
  }
}

interface WhichPowersProps {
  readonly others: readonly string[]
  readonly linkedW: readonly number[]
  readonly onKeep: () => void
  readonly onTake: () => void
}

/** Who has already typed other powers than those of the link is asked which to keep. */
export function WhichPowers({ others, linkedW, onKeep, onTake }: WhichPowersProps) {
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
      <p>{t('begun', { powers: listed(others) })}</p>
      <p>{t('linked', { powers: listed(linkedW.map((powerW) => format.power(powerW).value)) })}</p>
    </Notice>
  )
}
