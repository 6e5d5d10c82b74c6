import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { profileQuery } from '../../flow/account-query.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CallForm, type CallFormProps } from './CallForm.tsx'

/** With what the account says of its owner; they may be called at another phone. */
export function KnownCallForm(props: Pick<CallFormProps, 'onAsked'>) {
  const t = useTranslations('call-back')
  const { data, isPending } = useQuery(profileQuery())
  if (isPending) return <Skeleton label={t('loading')} shape="text" />
  return (
    <CallForm {...props} known={data && { name: data.name, phone: data.mobile ?? '', email: data.email }} />
  )
}
