import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../calls/query.ts'
import { useSession } from '../../calls/use-session.ts'
import { FlowView } from '../../flow/FlowView.tsx'
import { summarySlug } from '../../flow/flow.ts'
import type { FlowAddress } from '../../flow/use-flow.ts'
import { clearDraft } from '../../form/draft.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Confirmation } from './Confirmation.tsx'
import { Confirmed } from './Confirmed.tsx'
import {
  draftKey,
  newContractFlow,
  newContractRules,
  questionOf,
  type Circumstances,
  type NewContractAnswers,
  type NewContractSlug,
} from './flow.ts'
import { forgetLead } from './lead.ts'
import './new-contract.css'
import { forgetSent, keepSent, readSent } from './sent-contract.ts'
import { ContractStep } from './steps/ContractStep.tsx'
import { HomeStep } from './steps/HomeStep.tsx'
import { PaymentStep } from './steps/PaymentStep.tsx'
import { YouStep } from './steps/YouStep.tsx'
import { useStepTexts } from './use-step-texts.ts'

/** Place of what the server answers, after the summary. */
const confirmedSlug = 'confirmed'

/** The questions of a new electricity contract, the summary, and what comes of it. */
export function Wizard() {
  return (
    <QueryClientProvider client={queryClient}>
      <Questions />
    </QueryClientProvider>
  )
}

function Questions() {
  const t = useTranslations('new-contract')
  const { settings } = useSite()
  const signedIn = useSession().status === 'signed-in'
  const { address, only, code } = useWizardAddress()
  const [sent, setSent] = useState(readSent)
  const textsOf = useStepTexts()
  const circumstances: Circumstances = { rules: newContractRules(settings, signedIn), day: today() }
  const flow = useMemo(
    () => newContractFlow({ rules: newContractRules(settings, signedIn), day: today() }),
    [settings, signedIn],
  )
  if (address.slug === confirmedSlug && sent) {
    return <Confirmed reply={sent} backHref={address.hrefOf(summarySlug)} />
  }
  const onSent = (reply: LeadReply, forget: () => void) => {
    keepSent(reply)
    setSent(reply)
    if (reply.status === 'OK') {
      forget()
      clearDraft(`${draftKey} confirmation`)
      forgetLead()
    }
    address.go(confirmedSlug, { replace: reply.status === 'OK' })
  }
  const { phone } = settings.organisation
  return (
    <>
      <FlowView<NewContractAnswers, NewContractSlug>
        flow={flow}
        draftKey={draftKey}
        address={address}
        textsOf={textsOf}
        questionOf={questionOf}
        questions={{
          home: (props) => <HomeStep {...props} circumstances={circumstances} />,
          you: (props) => <YouStep {...props} circumstances={circumstances} />,
          contract: (props) => <ContractStep {...props} circumstances={circumstances} only={only} />,
          payment: (props) => <PaymentStep {...props} />,
        }}
        ahead={() => null}
        send={(ready) => (
          <Confirmation
            ready={ready}
            circumstances={circumstances}
            code={code}
            onSent={(reply) => {
              forgetSent()
              onSent(reply, ready.forget)
            }}
          />
        )}
      />
      <p className="new-contract-help small">
        <PhoneLink phone={phone}>{t('help', { phone })}</PhoneLink>
      </p>
    </>
  )
}

/** The place in the address, and what a link brings along: a product by its name, a promotional code. */
function useWizardAddress() {
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
        'newElectricityContract',
        {},
        {
          step,
          ...(only === undefined ? {} : { tarifa: only }),
          ...(code === undefined ? {} : { promocode: code }),
        },
      ),
    [address, only, code],
  )
  const go = useCallback<FlowAddress['go']>(
    (step, how) => void router.navigate({ href: hrefOf(step), replace: how?.replace ?? false }),
    [router, hrefOf],
  )
  return useMemo(() => ({ address: { slug, hrefOf, go }, only, code }), [slug, hrefOf, go, only, code])
}
