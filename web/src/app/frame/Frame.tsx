import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { useMedia } from '../../site/use-media.ts'
import { SkipLink } from '../../ui/VisuallyHidden.tsx'
import { Footer } from '../Footer.tsx'
import { BarHeader } from './BarHeader.tsx'
import { DrawerHeader } from './DrawerHeader.tsx'
import './frame.css'
import { Surroundings } from './Surroundings.tsx'

interface FrameProps {
  readonly children?: ReactNode
}

/** Header with the menus, the page, footer: every page but the bare ones. */
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
