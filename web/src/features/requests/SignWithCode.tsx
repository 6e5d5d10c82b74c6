import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import { useAction } from '../../calls/use-action.ts'
import { refreshRequests } from '../../flow/open-requests.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { CodeSigning } from './CodeSigning.tsx'
import type { Obligation } from './ObligationFacts.tsx'

/** The code that was sent, and how often there can be another. */
export interface CodeState {
  readonly code_to: string | null
  readonly code_expires_at: string | null
  readonly sendings_left: number
  readonly tries_left: number
}

interface SignWithCodeProps {
  readonly signature: CodeState
  /** Shown when no more codes can be sent. */
  readonly noneLeft: string
  readonly sendCode: () => Promise<unknown>
  /** Sends the first code as soon as the page is opened. */
  readonly sendFirst?: () => Promise<unknown>
  readonly sign: (code: string) => Promise<unknown>
  /** What has to be put right before it is signed. */
  readonly waits?: string | undefined
  /** What the act is called where it obliges to pay, and what has to stand right above it. */
  readonly obligation?: Obligation | undefined
}

/** Signs with a code that goes out by mail; whoever shows it reads its signature again after each call. */
export function SignWithCode({
  signature,
  noneLeft,
  sendCode,
  sendFirst,
  sign,
  waits,
  obligation,
}: SignWithCodeProps) {
  const t = useTranslations('requests.sign')
  const errorText = useErrorText()
  const { instant } = useFormat()
  const toast = useToast()
  const sending = useAction()
  const { code_to: to, code_expires_at: expires, sendings_left: left, tries_left: tries } = signature
  const address = to ?? ''
  // A code that expired or was tried too often is gone, and its form with it: a notice says why.
  const [hadCode, setHadCode] = useState(expires !== null)
  if (expires !== null && !hadCode) setHadCode(true)
  useFirstCode(expires === null ? sendFirst : undefined, sending.run)
  return (
    <CodeSigning
      area="requests.sign"
      address={address}
      isOut={expires !== null}
      hint={t('codeUntil', {
        at: signature.code_expires_at ? instant(signature.code_expires_at) : '',
        tries,
      })}
      sending={sending}
      sendCode={async () => {
        await sendCode()
        toast({ tone: 'good', text: t('codeSent', { address }) })
        refreshRequests()
      }}
      noneLeft={left === 0 ? noneLeft : undefined}
      sign={async (code) => {
        try {
          await sign(code)
          toast({ tone: 'good', text: t('done') })
        } finally {
          refreshRequests()
        }
      }}
      act={obligation?.act ?? t('confirm')}
      parts={obligation?.parts}
      waits={waits}
    >
      {hadCode && expires === null ? (
        <Notice tone="wait" announce>
          {errorText(new ApiError('code_expired', 403))}
        </Notice>
      ) : null}
    </CodeSigning>
  )
}

/** Once per page load. */
function useFirstCode(
  sendFirst: (() => Promise<unknown>) | undefined,
  run: (work: () => Promise<void>) => Promise<void>,
) {
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    if (!sendFirst) return
    void run(async () => {
      await sendFirst()
      refreshRequests()
    })
  }, [sendFirst, run])
}
