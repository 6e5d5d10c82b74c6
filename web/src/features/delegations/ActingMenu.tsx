import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../calls/query.ts'
import { freshToken } from '../../calls/session-state.ts'
import { useSite } from '../../site/site.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { delegationsQuery } from './delegations-query.ts'

/** In the header: from one customer to another. Nothing for whoever acts for nobody. */
export function ActingMenu() {
  const t = useTranslations('delegations.bar')
  const { acting, address, offers } = useSite()
  // Nobody asked for it: it neither renews a session nor finds out that one has ended.
  const enabled = freshToken() !== undefined
  const { data } = useQuery({ ...delegationsQuery(), enabled, staleTime: Infinity }, queryClient)
  const held = data?.held ?? []
  if (held.length === 0 && acting === undefined) return null
  const home = offers('home') ? 'home' : 'contracts'
  return (
    <Menu
      label={t('choose')}
      icon="user"
      iconOnly
      items={[
        { key: 'own', label: t('own'), href: address(home, {}, { for: undefined }) },
        ...held.map(({ id, customer }) => ({
          key: String(id),
          label: customer,
          href: address(home, {}, { for: String(id) }),
        })),
      ]}
    />
  )
}
