import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'

/** Where the password is changed: here, or with the identity provider. */
export function PasswordLink() {
  const t = useTranslations('profile.password')
  const { settings, address } = useSite()
  const outside = settings.switches.oidc ? settings.session.changePasswordAddress : null
  return (
    <div className="inline-edit">
      <div>
        <p className="small soft">{t('label')}</p>
        <p aria-hidden="true">••••••••</p>
      </div>
      {outside ? (
        <a href={outside}>{t('changeOutside')}</a>
      ) : (
        <Link href={address('changePassword')}>{t('change')}</Link>
      )}
    </div>
  )
}
