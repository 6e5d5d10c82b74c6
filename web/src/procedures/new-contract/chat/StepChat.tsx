import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { readDraft } from '../../../form/draft.ts'
import { readCookies } from '../../../site/cookies.ts'
import { useSite } from '../../../site/site.tsx'
import { draftKeyOf } from '../flow.ts'
import type { ChatProps } from './Chat.tsx'
import { chatMove, mayChat } from './may-chat.ts'

interface StepChatProps {
  readonly kind: ContractKind
}

/**
 * The chat beside the steps. It is fetched when somebody goes to another step, where the deployment has one and this
 * browser allows it. Source: visitor-area.md §2.4, §7.
 */
export function StepChat({ kind }: StepChatProps) {
  const { settings } = useSite()
  const { step }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const stepSlug = typeof step === 'string' ? step : ''
  const before = useRef(stepSlug)
  const [Chat, setChat] = useState<ComponentType<ChatProps>>()
  const leave = useCallback(() => setChat(undefined), [])
  const offered = settings.chat !== null
  useEffect(() => {
    const move = chatMove({ offered, from: before.current, to: stepSlug, cookies: readCookies() })
    before.current = stepSlug
    if (move === 'leave') leave()
    // One that does not come is tried again at the next step.
    if (move === 'come') {
      void import('./Chat.tsx').then(
        (loaded) => setChat(() => loaded.Chat),
        () => undefined,
      )
    }
  }, [offered, stepSlug, leave])
  const answersNow = useCallback(() => readDraft(draftKeyOf(kind)) ?? {}, [kind])
  useEffect(() => {
    // Browsers without it follow at the next step.
    if (!offered || !('cookieStore' in window)) return undefined
    const follow = () => {
      if (!mayChat(readCookies())) leave()
    }
    cookieStore.addEventListener('change', follow)
    return () => cookieStore.removeEventListener('change', follow)
  }, [offered, leave])
  return Chat ? <Chat step={stepSlug} answersNow={answersNow} /> : null
}
