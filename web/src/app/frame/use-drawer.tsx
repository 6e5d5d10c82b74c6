import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Drawer } from '../../ui/Dialog.tsx'
import { DrawerMenu } from './DrawerMenu.tsx'

export interface MenuDrawer {
  readonly open: boolean
  readonly show: () => void
  /** The drawer itself, wherever its button stands. */
  readonly drawer: ReactNode
}

/** The menu that slides in. */
export function useDrawer(): MenuDrawer {
  const t = useTranslations('frame')
  const closeLabel = useTranslations('app')('close')
  const router = useRouter()
  // Open on the page where it was opened: going anywhere, back included, closes it.
  const [openAt, setOpenAt] = useState<string>()
  // Selected down to this answer: the frame and its menus are not drawn again at every step of a page.
  const open = useRouterState({ select: (state) => state.location.href === openAt })
  const close = () => setOpenAt(undefined)
  return {
    open,
    show: () => setOpenAt(router.state.location.href),
    drawer: (
      <Drawer open={open} onClose={close} title={t('menu')} closeLabel={closeLabel}>
        <DrawerMenu onFollow={close} />
      </Drawer>
    ),
  }
}
