import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { part } from '../../loading/part.tsx'
import type { SentEnquiry } from './ContactForm.tsx'

const ContactForm = part({
  load: async () => (await import('./ContactForm.tsx')).ContactForm,
  texts: ['files'],
  room: ContactFormRoom,
})

function ContactFormRoom() {
  const t = useTranslations('unsigned-contact')
  return <p className="soft">{t('loading')}</p>
}

/** Writing to the customer service without signing in. The form comes by itself, after the page. */
export function UnsignedContactPage() {
  const t = useTranslations('unsigned-contact')
  const { address, offers } = useSite()
  const [sent, setSent] = useState<SentEnquiry>()
  if (sent !== undefined) return <Sent {...sent} />
  return (
    <div className="card stack">
      <div>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="soft">{t('intro')}</p>
      </div>
      <InBrowser>
        <ContactForm onSent={setSent} />
      </InBrowser>
      {offers('callBack') ? <Link href={address('callBack')}>{t('toCall')}</Link> : null}
      <Link href={address('login')}>{t('toLogin')}</Link>
    </div>
  )
}

function Sent({ reference, by }: SentEnquiry) {
  const t = useTranslations('unsigned-contact')
  const { address } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="card stack">
      <h1 ref={heading} tabIndex={-1}>
        {t('sent')}
      </h1>
      <p>{by === null ? t('answer') : t('answerBy', { day: by })}</p>
      <p>{t('reference', { reference })}</p>
      <Link className={buttonClass({ look: 'primary', wide: true })} href={address('login')}>
        {t('toLogin')}
      </Link>
    </div>
  )
}
