import { localeNames } from '@endoll/api/language.ts'
import type { Locale } from '@endoll/api/language.ts'
import { changeLanguage } from '@endoll/api/profile.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { queryClient } from '../../calls/query.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useSite } from '../../site/site.tsx'
import { Select } from '../../ui/Select.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useChoosing } from '../../ui/use-choosing.ts'
import { profileQuery } from './profile-query.ts'

interface LanguageChoiceProps {
  readonly locale: Locale
}

/** The account's language: saved by the server, and used by the page at once. */
export function LanguageChoice({ locale }: LanguageChoiceProps) {
  const t = useTranslations('profile.language')
  const { settings, changeLocale } = useSite()
  const toast = useToast()
  const errorText = useErrorText()
  /** The one that is being saved. */
  const [wanted, setWanted] = useState<Locale>()
  const [failure, setFailure] = useState<unknown>()
  const offered = settings.languages.includes(locale) ? settings.languages : [locale, ...settings.languages]
  const save = async (chosen: Locale) => {
    setWanted(chosen)
    setFailure(undefined)
    try {
      await call(changeLanguage, { body: { locale: chosen } })
      queryClient.setQueryData(
        profileQuery().queryKey,
        (profile) => profile && { ...profile, locale: chosen },
      )
      await changeLocale(chosen)
      toast({ tone: 'good', text: <Saved /> })
    } catch (error) {
      setFailure(error)
    }
    setWanted(undefined)
  }
  const choosing = useChoosing(wanted ?? locale, (chosen) => {
    // Not while another one is being saved: the replies could arrive in the wrong order.
    if (wanted === undefined) void save(chosen as Locale)
  })
  return (
    <Select
      {...choosing}
      name="locale"
      label={t('label')}
      hint={t('hint')}
      width="medium"
      aria-busy={wanted !== undefined}
      error={failure === undefined ? undefined : `${t('failed')} ${errorText(failure)}`}
      options={offered.map((each) => ({ value: each, label: localeNames[each] }))}
    />
  )
}

/** A component, so that it is rendered in the new language. */
function Saved() {
  return useTranslations('profile.language')('saved')
}
