import type { FieldErrors } from '@endoll/api/errors.ts'
import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../calls/query.ts'
import { useSession } from '../../calls/use-session.ts'
import { FlowView } from '../../flow/FlowView.tsx'
import { summarySlug } from '../../flow/flow.ts'
import { typedKey, type FlowAddress } from '../../flow/use-flow.ts'
import { clearDraft } from '../../form/draft.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { beginWithKnown } from './begin-with-known.ts'
import { keepBill } from './bill/known-bill.ts'
import { StepChat } from './chat/StepChat.tsx'
import { Confirmation } from './Confirmation.tsx'
import { Confirmed } from './Confirmed.tsx'
import {
  draftKeyOf,
  newContractFlow,
  newContractRules,
  questionOf,
  type NewContractAnswers,
  type NewContractSlug,
} from './flow.ts'
import { forgetLeads } from './lead.ts'
import { GoOn } from './links/GoOn.tsx'
import { KeepForLater } from './links/KeepForLater.tsx'
import { linkToken } from './links/put-back.ts'
import './new-contract.css'
import { Sending } from './Sending.tsx'
import {
  forgetToSend,
  keepSent,
  keepToSend,
  readSent,
  readToSend,
  type SentContract,
} from './sent-contract.ts'
import { ContractStep } from './steps/ContractStep.tsx'
import { GasStep } from './steps/GasStep.tsx'
import { HomeStep } from './steps/HomeStep.tsx'
import { PaymentStep } from './steps/PaymentStep.tsx'
import { YouStep } from './steps/YouStep.tsx'
import { useStepTexts } from './use-step-texts.ts'

/** Place that sends and shows what the server answers, after the summary. */
const confirmedSlug = 'confirmed'

const pages = {
  electricity: 'newElectricityContract',
  gas: 'newGasContract',
  dual: 'newDualContract',
} as const

interface WizardProps {
  readonly kind: ContractKind
}

/** The questions of a new contract, the summary, and what comes of it. */
export function Wizard({ kind }: WizardProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Form kind={kind} />
      <StepChat kind={kind} />
    </QueryClientProvider>
  )
}

/** The questions, once the answers that a mailed link leads to are back. */
function Form({ kind }: WizardProps) {
  const { address } = useWizardAddress(kind)
  const token = useRouterState({ select: ({ location }) => linkToken(location.hash) })
  if (token === undefined) return <Questions kind={kind} />
  // The flow leads to the furthest step that may be opened.
  const leave = (step: NewContractSlug) => address.go(step, { replace: true })
  return (
    <GoOn
      key={token}
      kind={kind}
      token={token}
      onBack={() => leave('payment')}
      onStart={() => leave('home')}
    />
  )
}

/** Whether all of it was taken: nothing of the draft is needed any more. */
function isDone({ reply, gas }: SentContract): boolean {
  return reply.status === 'OK' && (gas === undefined || ('status' in gas && gas.status === 'OK'))
}

function Questions({ kind }: WizardProps) {
  // Before the forms read what was typed.
  useState(() => beginWithKnown(kind))
  const t = useTranslations('new-contract')
  const { settings } = useSite()
  const signedIn = useSession().status === 'signed-in'
  const { address, only, code } = useWizardAddress(kind)
  const [sent, setSent] = useState(() => readSent(kind))
  const [toSend, setToSend] = useState(() => readToSend(kind))
  const [refused, setRefused] = useState<FieldErrors>()
  const textsOf = useStepTexts()
  const draftKey = draftKeyOf(kind)
  const circumstances = useMemo(
    () => ({ kind, rules: newContractRules(settings, { signedIn, kind }), day: today() }),
    [kind, settings, signedIn],
  )
  const flow = useMemo(() => newContractFlow(circumstances), [circumstances])
  const onSent = (answer: SentContract) => {
    keepSent(kind, answer)
    setSent(answer)
    if (answer.gas && 'wrong' in answer.gas) setRefused(answer.gas.wrong)
    if (!isDone(answer)) return
    forgetToSend(kind)
    forgetLeads(kind)
    keepBill(kind, undefined)
    for (const place of ['confirmation', ...flow.map(({ slug }) => slug)])
      clearDraft(typedKey(draftKey, place))
    clearDraft(draftKey)
  }
  const onRefused = (errors: FieldErrors) => {
    forgetToSend(kind)
    setToSend(undefined)
    setRefused(errors)
    address.go(questionOf(Object.keys(errors)[0] ?? ''), { replace: true })
  }
  if (address.slug === confirmedSlug && sent) {
    return (
      <Confirmed
        sent={sent}
        backHref={address.hrefOf(summarySlug)}
        gasHref={address.hrefOf('gas')}
        onAgain={() => setSent(undefined)}
      />
    )
  }
  if (address.slug === confirmedSlug && toSend) {
    return (
      <Sending
        answers={toSend}
        circumstances={circumstances}
        onSent={onSent}
        onRefused={onRefused}
        backHref={address.hrefOf(summarySlug)}
      />
    )
  }
  const { phone } = settings.organisation
  return (
    <div className="new-contract">
      <FlowView<NewContractAnswers, NewContractSlug>
        flow={flow}
        draftKey={draftKey}
        address={address}
        textsOf={textsOf}
        questionOf={questionOf}
        refusedBefore={refused}
        questions={{
          home: (props) => <HomeStep {...props} circumstances={circumstances} />,
          you: (props) => <YouStep {...props} circumstances={circumstances} />,
          contract: (props) => <ContractStep {...props} circumstances={circumstances} only={only} />,
          gas: (props) => <GasStep {...props} circumstances={circumstances} only={only} />,
          payment: (props) => <PaymentStep {...props} circumstances={circumstances} />,
        }}
        ahead={() => null}
        send={(ready) => (
          <Confirmation
            ready={ready}
            circumstances={circumstances}
            code={code}
            onSend={(answers) => {
              keepToSend(kind, answers)
              setSent(undefined)
              setToSend(answers)
              address.go(confirmedSlug)
            }}
          />
        )}
      />
      <KeepForLater kind={kind} />
      <p className="new-contract-help small">
        <PhoneLink phone={phone}>{t('help', { phone })}</PhoneLink>
      </p>
    </div>
  )
}

/** The place in the address, and what a link brings along: a product by its name, a promotional code. */
function useWizardAddress(kind: ContractKind) {
  const router = useRouter()
  const { address } = useSite()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [slug, only, code] = [text('step'), text('tarifa'), text('promocode')]
  const hrefOf = useCallback(
    (step: string) =>
      address(
        pages[kind],
        {},
        {
          step,
          ...(only === undefined ? {} : { tarifa: only }),
          ...(code === undefined ? {} : { promocode: code }),
        },
      ),
    [address, kind, only, code],
  )
  const go = useCallback<FlowAddress['go']>(
    (step, how) => void router.navigate({ href: hrefOf(step), replace: how?.replace ?? false }),
    [router, hrefOf],
  )
  return useMemo(() => ({ address: { slug, hrefOf, go }, only, code }), [slug, hrefOf, go, only, code])
}
