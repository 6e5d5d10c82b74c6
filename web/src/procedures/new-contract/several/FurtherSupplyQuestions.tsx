import type { FieldErrors } from '@endoll/api/errors.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FlowPage } from '../../../flow/FlowPage.tsx'
import { summarySlug } from '../../../flow/flow.ts'
import { useFlow, type FlowAddress } from '../../../flow/use-flow.ts'
import { readDraft } from '../../../form/draft.ts'
import { Link } from '../../../ui/Link.tsx'
import {
  draftKeyOf,
  furtherSupplyFlow,
  questionOf,
  sharedAnswers,
  type Answers,
  type Circumstances,
} from '../flow.ts'
import { ContractStep } from '../steps/ContractStep.tsx'
import { HomeStep } from '../steps/HomeStep.tsx'
import { useStepTexts } from '../use-step-texts.ts'
import { supplyDraftKey, type FurtherSupply } from './supplies.ts'

interface FurtherSupplyQuestionsProps {
  readonly circumstances: Circumstances
  readonly supply: FurtherSupply
  /** Which of the supplies it is, the first being 1. */
  readonly number: number
  /** The places of this supply; its summary is that of all. */
  readonly address: FlowAddress
  /** Name of the product that a link offers alone. */
  readonly only: string | undefined
  readonly refused: FieldErrors | undefined
  readonly onAnswer: () => void
}

/** The home and the contract of one more supply; the other answers are those of the first. */
export function FurtherSupplyQuestions(props: FurtherSupplyQuestionsProps) {
  const { circumstances, supply, number, address, only, refused, onAnswer } = props
  const { kind } = circumstances
  const t = useTranslations('new-contract.several')
  // Who asks and how it is paid stay as they are while this is open.
  const [shared] = useState(() => sharedAnswers(readDraft(draftKeyOf(kind)) ?? {}))
  const flow = useFlow(furtherSupplyFlow(circumstances, shared), {
    draftKey: supplyDraftKey(kind, supply.key),
    address,
    questionOf: (field) => (questionOf(field) === 'contract' ? 'contract' : 'home'),
    refusedBefore: refused,
  })
  const texts = useStepTexts()(flow.answers)
  const step = {
    ...flow.question,
    answers: { ...shared, ...flow.answers },
    answer: (values: Answers) => {
      flow.question.answer(values)
      onAnswer()
    },
    circumstances,
    supply: supply.key,
  }
  const { cups } = supply.answers
  return (
    <div className="new-contract stack">
      <p>
        <strong>{t('number', { number })}</strong>
        {cups ? ` · ${groupCups(cups)}` : null}
      </p>
      <p className="soft">{t('asked')}</p>
      <FlowPage
        flow={flow}
        questions={{
          home: { ...texts.home, form: <HomeStep {...step} only={only} /> },
          contract: { ...texts.contract, form: <ContractStep {...step} only={only} /> },
        }}
        send={null}
      />
      <p>
        <Link href={address.hrefOf(summarySlug)}>{t('toSummary')}</Link>
      </p>
    </div>
  )
}
