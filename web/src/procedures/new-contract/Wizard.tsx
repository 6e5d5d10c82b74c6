import type { FieldErrors } from '@endoll/api/errors.ts'
import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../calls/query.ts'
import { useSession } from '../../calls/use-session.ts'
import { FlowPage } from '../../flow/FlowPage.tsx'
import { summarySlug } from '../../flow/flow.ts'
import { typedKey, useFlow, type FlowAddress } from '../../flow/use-flow.ts'
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
  mayBeSeveral,
  newContractFlow,
  newContractRules,
  questionOf,
  sharedAnswers,
  stepSlugs,
  type Circumstances,
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
  isDone,
  keepSent,
  keepToSend,
  readSent,
  readToSend,
  type SentContract,
  type SentSupply,
  type ToSend,
} from './sent-contract.ts'
import { ConfirmedSeveral } from './several/ConfirmedSeveral.tsx'
import { FurtherSupplyQuestions } from './several/FurtherSupplyQuestions.tsx'
import { SeveralSupplies } from './several/SeveralSupplies.tsx'
import { forgetSupplies, isWhole } from './several/supplies.ts'
import { useSeveral } from './several/use-several.ts'
import { ContractStep } from './steps/ContractStep.tsx'
import { GasStep } from './steps/GasStep.tsx'
import { HomeStep } from './steps/HomeStep.tsx'
import { PaymentStep } from './steps/PaymentStep.tsx'
import { YouStep } from './steps/YouStep.tsx'
import { useStepTexts } from './use-step-texts.ts'

/** Step that sends and shows what the server answers, after the summary. */
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

function Questions({ kind }: WizardProps) {
  // Before the forms read what was typed.
  useState(() => beginWithKnown(kind))
  const t = useTranslations('new-contract')
  const site = useSite()
  const { settings } = site
  const router = useRouter()
  const signedIn = useSession().status === 'signed-in'
  const { address, supply: asked, addressOf, only, code, move } = useWizardAddress(kind)
  const several = useSeveral(kind)
  const [sent, setSent] = useState(() => readSent(kind))
  const [toSend, setToSend] = useState(() => readToSend(kind))
  const [refused, setRefused] = useState<FieldErrors>()
  const draftKey = draftKeyOf(kind)
  // A move is of the customer who began it.
  const homeMove = signedIn ? move : undefined
  const circumstances = useMemo(
    () => ({
      kind,
      rules: newContractRules(settings, { signedIn, kind, moving: homeMove !== undefined }),
      day: today(),
      homeMove,
    }),
    [kind, settings, signedIn, homeMove],
  )
  const onSent = (answer: SentContract) => {
    keepSent(kind, answer)
    setSent(answer)
    if ('gas' in answer && answer.gas && 'wrong' in answer.gas) setRefused(answer.gas.wrong)
    if ('supplies' in answer) setRefused(answer.supplies.find(({ key }) => key === undefined)?.wrong)
    if (!isDone(answer)) return
    forgetToSend(kind)
    forgetLeads(kind)
    keepBill(kind, undefined)
    forgetSupplies(kind)
    for (const slug of ['confirmation', ...stepSlugs(kind)]) clearDraft(typedKey(draftKey, slug))
    clearDraft(draftKey)
    // Who moves signs at once: that is what the old home waits for.
    const contract = homeMove !== undefined && 'reply' in answer ? answer.reply.result?.contract : undefined
    if (contract) void router.navigate({ href: site.address('signContract', { id: contract.id }) })
  }
  const onRefused = (errors: FieldErrors) => {
    forgetToSend(kind)
    setToSend(undefined)
    setRefused(errors)
    address.go(questionOf(Object.keys(errors)[0] ?? ''), { replace: true })
  }
  const supply = several.further.find(({ key }) => key === asked)
  // Who asks and how it is paid are steps of the first alone.
  const hrefOf = (key: string | undefined, step: string) =>
    (step === 'home' || step === 'contract' ? addressOf(key) : address).hrefOf(step)
  if (address.slug === confirmedSlug && sent) {
    if ('supplies' in sent) {
      return (
        <ConfirmedSeveral supplies={sent.supplies} backHref={address.hrefOf(summarySlug)} hrefOf={hrefOf} />
      )
    }
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
        toSend={toSend}
        circumstances={circumstances}
        onSent={onSent}
        onRefused={onRefused}
        backHref={address.hrefOf(summarySlug)}
      />
    )
  }
  const sentSupplies = sent && 'supplies' in sent ? sent.supplies : []
  if (supply) {
    return (
      <FurtherSupplyQuestions
        key={supply.key}
        circumstances={circumstances}
        supply={supply}
        number={several.further.indexOf(supply) + 2}
        address={addressOf(supply.key)}
        only={only}
        refused={sentSupplies.find(({ key }) => key === supply.key)?.wrong}
        onAnswer={several.refresh}
      />
    )
  }
  const { phone } = settings.organisation
  return (
    <div className="new-contract">
      <FirstSupply
        key={several.version}
        circumstances={circumstances}
        address={address}
        addressOf={addressOf}
        hrefOf={hrefOf}
        only={only}
        code={code}
        several={several}
        sent={sentSupplies}
        refused={refused}
        onSend={(content) => {
          keepToSend(kind, content)
          setSent(undefined)
          setToSend(content)
          address.go(confirmedSlug)
        }}
      />
      <KeepForLater kind={kind} />
      <p className="new-contract-help small">
        <PhoneLink phone={phone}>{t('help', { phone })}</PhoneLink>
      </p>
    </div>
  )
}

interface FirstSupplyProps extends Pick<
  ReturnType<typeof useWizardAddress>,
  'address' | 'addressOf' | 'only' | 'code'
> {
  readonly circumstances: Circumstances
  /** Address of a step of a supply. */
  readonly hrefOf: (key: string | undefined, step: string) => string
  readonly several: ReturnType<typeof useSeveral>
  /** What became of each supply when they were sent before. */
  readonly sent: readonly SentSupply[]
  readonly refused: FieldErrors | undefined
  readonly onSend: (content: ToSend) => void
}

/** The questions of the first supply, which is mostly the only one; its summary is that of all. */
function FirstSupply(props: FirstSupplyProps) {
  const { circumstances, address, addressOf, hrefOf, only, code, several, sent, refused, onSend } = props
  const { kind } = circumstances
  const t = useTranslations('new-contract')
  const flow = useFlow(newContractFlow(circumstances), {
    draftKey: draftKeyOf(kind),
    address,
    questionOf,
    refusedBefore: refused,
  })
  const texts = useStepTexts()(flow.answers)
  const step = { ...flow.question, circumstances }
  const isSeveral = circumstances.homeMove === undefined && mayBeSeveral(kind, flow.sent)
  const further = isSeveral ? several.further : []
  const shared = sharedAnswers(flow.sent)
  const isAllWhole = further.every((one) => isWhole(one, shared, circumstances))
  return (
    <FlowPage
      flow={flow}
      questions={{
        home: { ...texts.home, form: <HomeStep {...step} only={only} /> },
        you: { ...texts.you, form: <YouStep {...step} /> },
        contract: { ...texts.contract, form: <ContractStep {...step} only={only} /> },
        gas: { ...texts.gas, form: <GasStep {...step} only={only} /> },
        payment: { ...texts.payment, form: <PaymentStep {...step} /> },
      }}
      send={
        <>
          {isSeveral ? (
            <SeveralSupplies
              circumstances={circumstances}
              first={flow.sent}
              further={further}
              sent={sent}
              hrefOf={hrefOf}
              onAdd={() => addressOf(several.add(flow.sent)).go('home')}
              onRemove={several.remove}
            />
          ) : null}
          <Confirmation
            draftKey={flow.draftKey}
            answers={flow.sent}
            circumstances={circumstances}
            code={code}
            disabledReason={isAllWhole ? undefined : t('several.finishFirst')}
            onSend={(answers) => onSend({ answers, further })}
          />
        </>
      }
    />
  )
}

/** The step in the address, the supply that is asked about, and what a link brings along: a product by its name, a promotional code. */
function useWizardAddress(kind: ContractKind) {
  const router = useRouter()
  const { address } = useSite()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [slug, only, code, move] = [text('step'), text('tarifa'), text('promocode'), text('moving')]
  const hrefOf = useCallback(
    (step: string, key?: string) =>
      address(
        pages[kind],
        {},
        {
          step,
          ...(key === undefined ? {} : { supply: key }),
          ...(only === undefined ? {} : { tarifa: only }),
          ...(code === undefined ? {} : { promocode: code }),
          ...(move === undefined ? {} : { moving: move }),
        },
      ),
    [address, kind, only, code, move],
  )
  const addressOf = useCallback(
    (key: string | undefined): FlowAddress => {
      // The summary is that of all supplies.
      const href = (step: string) => hrefOf(step, step === summarySlug ? undefined : key)
      return {
        slug,
        hrefOf: href,
        go: (step, how) => void router.navigate({ href: href(step), replace: how?.replace ?? false }),
      }
    },
    [slug, router, hrefOf],
  )
  const main = useMemo(() => addressOf(undefined), [addressOf])
  const supply = slug === summarySlug || slug === confirmedSlug ? undefined : text('supply')
  return { address: main, supply, addressOf, only, code, move }
}
