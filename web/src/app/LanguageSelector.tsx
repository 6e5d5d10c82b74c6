import type { Locale } from '@endoll/api/language.ts'
import { localeNames, localeTag } from '@endoll/api/language.ts'
import { useTranslations } from 'use-intl'
import { useSite } from '../site/site.tsx'
import { useChoosing } from '../ui/use-choosing.ts'
import './edges.css'

/** Changes texts, formats and address without a reload; nothing typed is lost. */
export function LanguageSelector() {
  const t = useTranslations('app')
  const { settings, locale, changeLocale } = useSite()
  const choosing = useChoosing(locale, (chosen) => void changeLocale(chosen as Locale))
  if (settings.languages.length < 2) return null
  return (
    <select className="language-selector" aria-label={t('language')} {...choosing}>
      {settings.languages.map((offered) => (
        <option key={offered} value={offered} lang={localeTag[offered]}>
          {localeNames[offered]}
        </option>
      ))}
    </select>
  )
}
