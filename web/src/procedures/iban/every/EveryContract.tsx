import { changeIban } from '@endoll/api/procedures/iban.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../calls/api-error.ts'
import { call } from '../../../calls/call.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import type { ReadyFlow } from '../../../flow/FlowView.tsx'
import { forgetRequests } from '../../../flow/open-requests.ts'
import { forgetSending, sendingKey } from '../../../flow/sending-key.ts'
import { LazyTexts } from '../../../i18n/LazyTexts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { ibanBody, ibanDraftKey, type IbanAnswers } from '../flow.ts'
import { activeContractsQuery, readActiveContracts } from './active-contracts.ts'
import { EverySent } from './EverySent.tsx'
import { sendEach, type Outcome, type Target } from './send-each.ts'

interface EveryContractProps {
  /** The contract that the questions were about; its request is sent first. */
  readonly target: Target
  readonly kinds: readonly SupplyKind[]
  readonly ready: ReadyFlow<IbanAnswers>
  readonly signed: boolean
  /** Whether all are chosen. */
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
  /** The sending has begun: the choice stands. */
  readonly begun: boolean
  readonly onBegin: () => void
}

/** The choice to change the account of all contracts, and their requests once it is taken. */
export function EveryContract(props: EveryContractProps) {
  const others = useOtherContracts(props.kinds)
  if (others < 1 && !props.begun) return null
  return (
    <LazyTexts area="iban-every" fallback={null}>
      <Every {...props} others={others} />
    </LazyTexts>
  )
}

interface EveryProps extends EveryContractProps {
  /** How many other active contracts there are. */
  readonly others: number
}

function Every(props: EveryProps) {
  const { others, signed, chosen, onChoose, begun } = props
  const t = useTranslations('iban-every')
  return (
    <>
      {begun ? null : (
        <Checkbox
          name="every"
          label={t('choice', { count: others })}
          hint={t(signed ? 'hintSigned' : 'hint')}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      {chosen ? <SendEvery {...props} /> : null}
    </>
  )
}

/** Sends one request for each contract; what failed or was stopped goes on where it stood. */
function SendEvery({ target, others, kinds, ready, signed, onBegin }: EveryProps) {
  const t = useTranslations('iban-every')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Target, Outcome>>(new Map())
  const [targets, setTargets] = useState<readonly Target[]>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const stopped = useRef(false)
  const count = targets?.length ?? others + 1

  const send = ({ id }: Target) =>
    call(
      changeIban,
      { params: { id: String(id) }, body: ibanBody(ready.answers) },
      { sendingKey: sendingKey(ibanDraftKey(id), ready.answers) },
    )
  const onOutcome = (one: Target, outcome: Outcome) => {
    if (outcome === 'sent') forgetSending(ibanDraftKey(one.id))
    setOutcomes((before) => new Map(before).set(one, outcome))
  }
  const press = async () => {
    setBusy(true)
    setFailure(undefined)
    stopped.current = false
    onBegin()
    let ended: unknown
    try {
      const all = targets ?? (await everyTarget(target, kinds))
      setTargets(all)
      const left = all.filter((one) => !outcomes.has(one))
      ended = await sendEach(left, { send, isStopped: () => stopped.current, onOutcome })
      if (ended === undefined && !stopped.current) ready.forget()
    } catch (unread) {
      ended = unread
    }
    setBusy(false)
    forgetRequests()
    if (ended instanceof ApiError && Object.keys(ended.errors).length > 0) ready.refuse(ended.errors)
    else setFailure(ended)
  }

  if (targets && outcomes.size === count) {
    return <EverySent outcomes={outcomes} signed={signed} />
  }
  return (
    <>
      <FailureNotice error={failure} title={t('failed', { done: outcomes.size, count })} />
      {busy || outcomes.size > 0 ? (
        <Progress
          label={t('sending')}
          text={t('progress', { done: outcomes.size, count })}
          value={outcomes.size}
          max={count}
        />
      ) : null}
      <div className="row">
        <Button look="primary" busy={busy} busyLabel={t('sending')} onClick={() => void press()}>
          {outcomes.size > 0 ? t('again') : t('send', { count })}
        </Button>
        {busy ? (
          <Button
            onClick={() => {
              stopped.current = true
            }}
          >
            {t('stop')}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** The contract that was asked about, then the others. */
async function everyTarget(first: Target, kinds: readonly SupplyKind[]): Promise<readonly Target[]> {
  const active = await readActiveContracts(kinds)
  return [first, ...active.filter(({ id }) => id !== first.id)]
}

/** How many other contracts may be changed in the same go; none until that is known. */
function useOtherContracts(kinds: readonly SupplyKind[]): number {
  const [electricity, gas] = [kinds.includes('electricity'), kinds.includes('gas')]
  const lit = useQuery({ ...activeContractsQuery('electricity'), enabled: electricity }).data
  const heated = useQuery({ ...activeContractsQuery('gas'), enabled: gas }).data
  if ((electricity && !lit) || (gas && !heated)) return 0
  return (lit?.total_items ?? 0) + (heated?.total_items ?? 0) - 1
}
