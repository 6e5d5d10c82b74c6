import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** How long the message of the contact area stays. Source: customer-area.md §9. */
export const contactToastMs = 4000

/** Says that a case was sent and leads to it. */
export function useCaseSent() {
  const t = useTranslations('cases')
  const { address } = useSite()
  const router = useRouter()
  const toast = useToast()
  return ({ id, reference }: { readonly id: number; readonly reference: string }) => {
    toast({ tone: 'good', text: t('sent', { reference }), shownMs: contactToastMs })
    void router.navigate({ href: address('case', { id: String(id) }), replace: true })
  }
}
