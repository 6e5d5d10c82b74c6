import type { LeadRejection } from '@endoll/api/lead-parts.ts'
import { useState } from 'react'
import { useSession } from '../../calls/use-session.ts'
import { useSite } from '../../site/site.tsx'
import type { Answers, Circumstances, NewContractSlug } from './flow.ts'
import { leadStepAfter } from './flow.ts'
import { findRejection, recordStep, withdrawConsent } from './lead.ts'

interface StepEnd {
  readonly circumstances: Circumstances
  readonly slug: NewContractSlug
  /** Key of a supply after the first. */
  readonly supply?: string | undefined
  readonly answers: Answers
  readonly answer: (values: Answers) => void
}

/** The end of a step: what was answered is recorded where that was agreed to, and checked where the deployment checks. */
export function useStepEnd({ circumstances, slug, supply, answers, answer }: StepEnd) {
  const { kind, homeMove } = circumstances
  const { settings } = useSite()
  const signedIn = useSession().status === 'signed-in'
  const [busy, setBusy] = useState(false)
  const [rejection, setRejection] = useState<LeadRejection>()
  const end = async (values: Answers) => {
    setBusy(true)
    setRejection(undefined)
    const all = { ...answers, ...values }
    const recorded = settings.switches.leads && (signedIn || all.leadsConsent === true)
    const withGas = slug === 'gas' || slug === 'payment'
    const how = { kind, supply, step: leadStepAfter(kind, slug), signedIn, withGas, homeMove }
    if (recorded) await recordStep(all, how)
    else await withdrawConsent(kind).catch(() => undefined)
    const found =
      recorded && slug === 'you' && settings.contracting.validateDni ? await findRejection(kind) : undefined
    setBusy(false)
    if (found === undefined) answer(values)
    else setRejection(found)
  }
  return { busy, rejection, end: (values: Answers) => void end(values) }
}
