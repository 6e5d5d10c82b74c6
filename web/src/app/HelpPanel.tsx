import { useTranslations } from 'use-intl'
import { useSite } from '../site/site.tsx'
import { PhoneLink } from '../ui/PhoneLink.tsx'

/** How to reach a person: the organisation's phone, its hours and its e-mail. */
export function HelpPanel() {
  const t = useTranslations('app.help')
  const { settings, language } = useSite()
  const { phone, email, schedule } = settings.organisation
  return (
    <>
      <p>
        {t.rich('call', {
          phone: () => <PhoneLink phone={phone} />,
        })}
        <br />
        <span className="small soft">{schedule[language]}</span>
      </p>
      <p>{t.rich('write', { email: () => <a href={`mailto:${email}`}>{email}</a> })}</p>
    </>
  )
}
