import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'

const ContactForm = lazyComponent(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }))

/** Writing to the customer service without signing in. The form comes by itself, after the page. */
export function UnsignedContactPage() {
  const t = useTranslations('unsigned-contact')
  const { address } = useSite()
  const [reference, setReference] = useState<string>()
  if (reference !== undefined) return <Sent reference={reference} />
  const waiting = <p className="soft">{t('loading')}</p>
  return (
    <div className="card stack">
      <div>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="soft">{t('intro')}</p>
      </div>
      <InBrowser>
        <Suspense fallback={waiting}>
          <ContactForm onSent={setReference} />
        </Suspense>
      </InBrowser>
      <Link href={address('login')}>{t('toLogin')}</Link>
    </div>
  )
}

interface SentProps {
  readonly reference: string
}

function Sent({ reference }: SentProps) {
  const t = useTranslations('unsigned-contact')
  const { address } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="card stack">
      <h1 ref={heading} tabIndex={-1}>
        {t('sent')}
      </h1>
      <p>{t('answer')}</p>
      <p>{t('reference', { reference })}</p>
      <Link className={buttonClass({ look: 'primary', wide: true })} href={address('login')}>
        {t('toLogin')}
      </Link>
    </div>
  )
}
