import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import './ad-blocker.css'

/** Ad blockers hide elements with these class names; an empty box with them shows whether one is active. */
const bait = 'adsbox ad-banner textads ad-placement'
const patienceMs = 400

interface AdBlockerNoticeProps {
  readonly more?: string
}

export function AdBlockerNotice({ more }: AdBlockerNoticeProps) {
  const t = useTranslations('login.adBlocker')
  const { adBlockerNotice } = useSite().settings.switches
  const box = useRef<HTMLDivElement>(null)
  const [blocked, setBlocked] = useState(false)
  useEffect(() => {
    if (!adBlockerNotice) return
    const timer = setTimeout(() => setBlocked(box.current?.offsetHeight === 0), patienceMs)
    return () => clearTimeout(timer)
  }, [adBlockerNotice])
  if (!adBlockerNotice) return null
  return (
    <>
      <div ref={box} className={`ad-bait ${bait}`} aria-hidden="true" />
      {blocked ? (
        <Notice tone="wait" title={t('title')} announce>
          <p>{t('text')}</p>
          {more ? <p>{more}</p> : null}
        </Notice>
      ) : null}
    </>
  )
}
