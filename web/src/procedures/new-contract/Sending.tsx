import type { FieldErrors } from '@endoll/api/errors.ts'
import { gasPartField } from '@endoll/domain/contracting/gas-contract.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import { queryClient } from '../../calls/query.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { confirmationStep, sharedAnswers, type Answers, type Circumstances } from './flow.ts'
import { sendContract } from './lead.ts'
import { isDone, type SentContract, type ToSend } from './sent-contract.ts'
import { saveSupplies } from './several/save-supplies.ts'

function fieldsOf(error: unknown): FieldErrors | undefined {
  return error instanceof ApiError && Object.keys(error.errors).length > 0 ? error.errors : undefined
}

/** Sends the gas part of a dual contract; the electricity is not affected. */
async function sendGasPart(answers: Answers, how: Parameters<typeof sendContract>[2]) {
  try {
    return await sendContract(answers, 'gas', how)
  } catch (error) {
    const wrong = Object.entries(fieldsOf(error) ?? {}).map(([field, codes]) => [gasPartField(field), codes])
    return { wrong: Object.fromEntries(wrong) as FieldErrors }
  }
}

/** Sends several supplies at once; each is taken or refused alone. */
async function sendSeveral({ answers, further }: ToSend, signedIn: boolean): Promise<SentContract> {
  const shared = sharedAnswers(answers)
  const all = [
    { key: undefined, answers },
    ...further.map((one) => ({ key: one.key, answers: { ...shared, ...one.answers } })),
  ].map((one) => ({ ...one, step: confirmationStep }))
  const saved = await saveSupplies(all, { signedIn, confirm: true })
  return {
    supplies: saved.map(({ reply, errors: wrong }, index) => ({
      key: all[index]?.key,
      cups: all[index]?.answers.cups ?? '',
      reply,
      wrong,
    })),
  }
}

/** What was looked up before may no longer be so: it is asked again where it is needed next. */
function forgetLookUps(): void {
  void queryClient.invalidateQueries({ refetchType: 'none' })
}

async function sendAll(toSend: ToSend, { kind, rules, homeMove }: Circumstances): Promise<SentContract> {
  const { answers, further } = toSend
  if (further.length > 0) return sendSeveral(toSend, rules.signedIn)
  const how = { kind, step: confirmationStep, signedIn: rules.signedIn, homeMove }
  if (kind === 'gas') return { reply: await sendContract(answers, 'gas', how) }
  const reply = await sendContract(answers, 'electricity', how)
  if (kind !== 'dual' || reply.status !== 'OK') return { reply }
  return { reply, gas: await sendGasPart(answers, how) }
}

interface SendingProps {
  readonly toSend: ToSend
  readonly circumstances: Circumstances
  readonly onSent: (sent: SentContract) => void
  /** Leads back to the question whose field was wrong. */
  readonly onRefused: (errors: FieldErrors) => void
  /** Back to the summary. */
  readonly backHref: string
}

/** The last step: it sends by itself, and says so until there is an answer. */
export function Sending({ toSend, circumstances, onSent, onRefused, backHref }: SendingProps) {
  const t = useTranslations('new-contract.confirmation')
  const flow = useTranslations('flow')
  const errorText = useErrorText()
  const { phone } = useSite().settings.organisation
  const [failure, setFailure] = useState<unknown>()
  const begun = useRef(false)
  const send = async () => {
    setFailure(undefined)
    try {
      const sent = await sendAll(toSend, circumstances)
      if (!isDone(sent)) forgetLookUps()
      onSent(sent)
    } catch (error) {
      forgetLookUps()
      const wrong = fieldsOf(error)
      if (wrong) onRefused(wrong)
      else setFailure(error)
    }
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void send()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the step opens
  }, [])
  if (failure === undefined) return <Skeleton label={flow('sending')} shape="text" />
  return (
    <div className="stack">
      <Notice tone="bad" announce title={t('failed')}>
        <p>{errorText(failure)}</p>
        <p>{t('safe')}</p>
        <p>
          <PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink>
        </p>
      </Notice>
      <div className="row">
        <Button look="primary" onClick={() => void send()}>
          {flow('sendAgain')}
        </Button>
      </div>
      <p>
        <Link href={backHref}>{flow('back')}</Link>
      </p>
    </div>
  )
}
