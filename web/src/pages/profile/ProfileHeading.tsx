import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { profileQuery } from './profile-query.ts'

/** Whose profile it is, and whether something of it waits. */
export function ProfileHeading() {
  const t = useTranslations('profile')
  const { data } = useQuery(profileQuery())
  if (!data) return <PageHeading title={t('title')} />
  const { name, pending_email: pending } = data
  return <PageHeading title={t('title')} answer={pending ? t('pendingAnswer', { email: pending }) : name} />
}
