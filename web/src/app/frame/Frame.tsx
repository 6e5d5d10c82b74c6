import { Outlet } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { SkipLink } from '../../ui/VisuallyHidden.tsx'
import { Footer } from '../Footer.tsx'
import { BarHeader } from './BarHeader.tsx'
import { DrawerHeader } from './DrawerHeader.tsx'
import './frame.css'
import { Surroundings } from './Surroundings.tsx'

interface FrameProps {
  readonly children?: ReactNode
}

/** Header with the menus, the page on its paper, footer: every page but the bare ones. */
export function Frame({ children }: FrameProps) {
  const t = useTranslations('app')
  const { settings } = useSite()
  const wide = useMedia('(width > 992px)')
  return (
    <Surroundings>
      <div className="frame">
        <SkipLink target="main">{t('skip')}</SkipLink>
        {settings.header === 'horizontal' && wide ? <BarHeader /> : <DrawerHeader />}
        <main id="main" className="paper" tabIndex={-1}>
          {children ?? <Outlet />}
        </main>
        <Footer />
      </div>
    </Surroundings>
  )
}

/** Whether a media query holds now; false where there is no window. */
function useMedia(query: string): boolean {
  const [subscribe, read] = useMemo(() => {
    const list = typeof matchMedia === 'undefined' ? undefined : matchMedia(query)
    return [
      (listener: () => void) => {
        list?.addEventListener('change', listener)
        return () => list?.removeEventListener('change', listener)
      },
      () => list?.matches ?? false,
    ] as const
  }, [query])
  return useSyncExternalStore(subscribe, read, () => false)
}
