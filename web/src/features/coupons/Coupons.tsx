import { listCoupons, type Coupon } from '@endoll/api/coupons.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { OwnText } from '../../ui/OwnText.tsx'
import './coupons.css'

/** Codes that the customer can use or pass on, if any. */
export function Coupons() {
  const t = useTranslations('coupons')
  const { data = [] } = useQuery(read(listCoupons, {}))
  if (data.length === 0) return null
  return (
    <Card title={t('title')}>
      <ul role="list" className="coupons">
        {data.map((coupon) => (
          <OneCoupon key={coupon.code} coupon={coupon} />
        ))}
      </ul>
    </Card>
  )
}

interface OneCouponProps {
  readonly coupon: Coupon
}

function OneCoupon({ coupon }: OneCouponProps) {
  const t = useTranslations('coupons')
  const { code, name, description, url, text_languages: languages } = coupon
  return (
    <li className="stack" data-gap="s">
      <h3>
        <OwnText text={name} languages={languages} />
      </h3>
      {description ? (
        <p>
          <OwnText text={description} languages={languages} />
        </p>
      ) : null}
      <p className="figures coupon-code" translate="no">
        {code}
      </p>
      <div className="row no-print">
        <CopyButton text={code} label={t('copy', { code })} copiedLabel={t('copied')} worded />
        <Share coupon={coupon} />
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        ) : null}
      </div>
    </li>
  )
}

/** By the platform's own sheet where it has one, otherwise as a copied link. */
function Share({ coupon: { code, name, url } }: OneCouponProps) {
  const t = useTranslations('coupons')
  const text = t('text', { name, code })
  if (!('share' in navigator)) {
    return url ? (
      <CopyButton text={url} label={t('link', { code })} copiedLabel={t('linkCopied')} worded />
    ) : null
  }
  const share = async () => {
    try {
      await navigator.share({ title: name, text, ...(url ? { url } : {}) })
    } catch {
      // Closed without sharing: nothing to say.
    }
  }
  return (
    <Button small icon={<Icon name="upload" />} onClick={() => void share()}>
      {t('share', { code })}
    </Button>
  )
}
