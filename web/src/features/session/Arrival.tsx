import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeLastEnd, type SessionEnd } from '../../calls/session.ts'
import { Notice } from '../../ui/Notice.tsx'
import { part } from '../../loading/part.tsx'
import { handOff } from './hand-off.ts'

/** Rarely needed, so loaded after the page. */
const AdBlockerNotice = part({ load: async () => (await import('./AdBlockerNotice.tsx')).AdBlockerNotice })
const HandOff = part({ load: async () => (await import('./HandOff.tsx')).HandOff, texts: ['session'] })

/** How the session ended; nothing after signing out. */
const sentences: Readonly<Partial<Record<SessionEnd, 'ended' | 'endedElsewhere'>>> = {
  expired: 'ended',
  'ended-elsewhere': 'ended',
  elsewhere: 'endedElsewhere',
}

/** What only the browser knows: why the last session ended, a token in the address, an ad blocker. */
export function Arrival() {
  const t = useTranslations('login')
  const [arrived, setArrived] = useState<{ end: SessionEnd | undefined; handOff: boolean }>()
  useEffect(() => {
    setArrived({ end: takeLastEnd(), handOff: handOff.waiting() !== undefined })
  }, [])
  if (!arrived) return null
  const sentence = arrived.end && sentences[arrived.end]
  return (
    <>
      {sentence ? (
        <Notice tone="wait" announce>
          {t(sentence)}
        </Notice>
      ) : null}
      {arrived.handOff ? <HandOff /> : null}
      <AdBlockerNotice />
    </>
  )
}
