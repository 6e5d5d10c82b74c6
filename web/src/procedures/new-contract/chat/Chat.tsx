import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../../site/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import type { Answers } from '../flow.ts'
import { aboutMessage } from './about-message.ts'
import './chat.css'

export interface ChatProps {
  /** Where the visitor is; empty at the beginning. */
  readonly step: string
  /** What was answered so far. */
  readonly answersNow: () => Answers
}

/** What the frame says (server/src/modules/chat/operations/chat-frame-page.ts). */
function saidBy(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'chat' in data && 'what' in data ? data.what : undefined
}

/** A button that opens the chat in its frame; nothing until its script has come, or where that does not come. */
export function Chat({ step, answersNow }: ChatProps) {
  const t = useTranslations('new-contract.chat')
  const { settings, locale } = useSite()
  const [ready, setReady] = useState(false)
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const id = useId()
  const tells = settings.chat?.tells

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && saidBy(data) === 'ready') setReady(true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (!ready) return
    // The frame has an opaque origin.
    const about = aboutMessage({ locale, step, tells: tells ?? [] }, answersNow())
    frame.current?.contentWindow?.postMessage(about, '*')
  }, [ready, locale, step, tells, answersNow])

  return (
    <section className="step-chat no-print" hidden={!ready} aria-label={t('title')}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t(open ? 'close' : 'open')}
      </Button>
      <div id={id} className="stack" data-gap="s" hidden={!open}>
        {settings.chat?.automated ? (
          <p>
            {t('machine')}{' '}
            <PhoneLink phone={settings.organisation.phone}>
              {t('person', { phone: settings.organisation.phone })}
            </PhoneLink>
          </p>
        ) : null}
        <iframe
          ref={frame}
          title={t('title')}
          src={`/chat-frame?lang=${locale}`}
          sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        />
        <p className="small soft">{t(`told.${toldOf(tells)}`)}</p>
      </div>
    </section>
  )
}

function toldOf(tells: readonly ('name' | 'email')[] = []) {
  return tells.length > 1 ? 'both' : (tells[0] ?? 'nothing')
}
