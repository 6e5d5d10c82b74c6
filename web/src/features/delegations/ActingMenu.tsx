import type { HeldDelegation } from '@endoll/api/delegations.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../calls/query.ts'
import { freshToken } from '../../calls/session-state.ts'
import { useClaims } from '../../calls/use-session.ts'
import { hasTyped, mostShown } from '../../form/narrowed.ts'
import { isInspection } from '@endoll/api/inspection.ts'
import { useSite } from '../../site/site.tsx'
import { Field } from '../../ui/Field.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { delegationsQuery } from './delegations-query.ts'
import { lastActed } from './last-acted.ts'

/** From so many customers on, one of them is typed. */
const typedFrom = 10

/** In the header: from one customer to another. Nothing for whoever acts for nobody. */
export function ActingMenu() {
  const t = useTranslations('delegations.bar')
  const { acting, address, offers } = useSite()
  const account = useClaims()?.sub
  const [typed, setTyped] = useState('')
  // Nobody asked for it: it neither renews a session nor finds out that one has ended.
  const enabled = freshToken() !== undefined
  const { data } = useQuery({ ...delegationsQuery(), enabled, staleTime: Infinity }, queryClient)
  const held = data?.held ?? []
  if (held.length === 0 && (acting === undefined || isInspection(acting))) return null
  const home = offers('home') ? 'home' : 'contracts'
  const many = held.length >= typedFrom
  const found = lastFirst(held, account && lastActed(account)).filter(({ customer }) =>
    hasTyped(customer, typed),
  )
  const shown = many ? found.slice(0, mostShown) : found
  return (
    <Menu
      label={t('choose')}
      icon="user"
      iconOnly
      heading={
        many ? (
          <Field
            name="acting"
            type="search"
            label={t('find')}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : undefined
      }
      items={[
        { key: 'own', label: t('own'), href: address(home, {}, { for: undefined }) },
        ...(held.length > 1 ? [{ key: 'all', label: t('all'), href: address('customers') }] : []),
        ...shown.map(({ id, customer }) => ({
          key: String(id),
          label: customer,
          href: address(home, {}, { for: String(id) }),
        })),
      ]}
    />
  )
}

function lastFirst(held: readonly HeldDelegation[], last: string | undefined): readonly HeldDelegation[] {
  return held.toSorted((a, b) => Number(String(b.id) === last) - Number(String(a.id) === last))
}
