import { useTranslations } from 'use-intl'
import { PrivacyNotice } from '../../form/privacy-notice/privacy-notice.ts'
import { useSite } from '../../site/site.tsx'
import { Checkbox } from '../../ui/choices.tsx'

interface AcceptancesProps {
  /** Name and error of a field of the form. */
  readonly field: (name: string) => { readonly name: string; readonly error: string | undefined }
}

/** What the data are for, that it was read, and the conditions of the office, which are accepted. */
export function Acceptances({ field }: AcceptancesProps) {
  const t = useTranslations('activate.accept')
  const { conditions, privacy } = useSite().settings.legal
  const link = (href: string) => (text: unknown) => (
    <a href={href} target="_blank" rel="noreferrer">
      {text as string}
    </a>
  )
  return (
    <>
      <PrivacyNotice purpose="account" />
      <Checkbox
        {...field('accept_conditions')}
        value="true"
        label={t.rich('conditions', { link: link(conditions) })}
      />
      <Checkbox {...field('accept_gdpr')} value="true" label={t.rich('privacy', { link: link(privacy) })} />
    </>
  )
}
