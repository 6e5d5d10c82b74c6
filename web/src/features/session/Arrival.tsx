import { Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeLastEnd, type SessionEnd } from '../../calls/session.ts'
import { useSite } from '../../site/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'
import { handOff } from './hand-off.ts'

/** Rarely needed, so loaded after the page. */
const AdBlockerNotice = lazyComponent(async () => ({
  default: (await import('./AdBlockerNotice.tsx')).AdBlockerNotice,
}))
const HandOff = lazyComponent(async () => ({ default: (await import('./HandOff.tsx')).HandOff }))

/** What is said of how the session ended; nothing to who has left. */
const sentences: Readonly<Partial<Record<SessionEnd, 'ended' | 'endedElsewhere'>>> = {
  expired: 'ended',
  'ended-elsewhere': 'ended',
  elsewhere: 'endedElsewhere',
}

/** What only the browser knows: why the last session ended, a token in the address, an ad blocker. */
export function Arrival() {
  const t = useTranslations('login')
  const [arrived, setArrived] = useState<{ end: SessionEnd | undefined; handOff: boolean }>()
  const { loadTexts } = useSite()
  useEffect(() => {
    const show = () => setArrived({ end: takeLastEnd(), handOff: handOff.waiting() !== undefined })
    if (handOff.waiting() === undefined) show()
    else void loadTexts('session').then(show, show)
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what this browser brought
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
      <Suspense>
        {arrived.handOff ? <HandOff /> : null}
        <AdBlockerNotice />
      </Suspense>
    </>
  )
}
