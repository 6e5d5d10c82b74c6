import { Outlet } from '@tanstack/react-router'
import { use } from 'react'
import type { ReactNode } from 'react'
import { PageSession } from '../../calls/page-session.ts'
import { useClaims } from '../../calls/use-session.ts'
import { useSite } from '../../site/site.tsx'
import { useMedia } from '../../site/use-media.ts'
import { useInBrowser } from '../../loading/InBrowser.tsx'
import { Footer } from '../Footer.tsx'
import { ActingBarPart } from './ActingParts.tsx'
import { BarHeader } from './BarHeader.tsx'
import { DrawerHeader } from './DrawerHeader.tsx'
import { DrawerMenu } from './DrawerMenu.tsx'
import './frame.css'
import { TabBar } from './TabBar.tsx'
import { Surroundings } from './Surroundings.tsx'
import { useDrawer } from './use-drawer.tsx'

interface FrameProps {
  readonly children?: ReactNode
}

/**
 * How the menu is reached: always in sight as a bar or a rail, at the foot of a phone, or behind its button; `waiting`
 * in what the server has drawn of a customer's page, which keeps a rail's room.
 */
function useMenuPosition(): 'bar' | 'rail' | 'foot' | 'button' | 'waiting' {
  const { header, menu } = useSite().settings
  const inBrowser = useInBrowser()
  const signedIn = useClaims() !== undefined
  const sessionOfPage = use(PageSession)
  const wide = useMedia('(width > 992px)')
  const broad = useMedia('(width >= 1200px)')
  const narrow = useMedia('(width < 48rem)')
  if (!inBrowser && menu === 'standing' && sessionOfPage().status === 'signed-in') return 'waiting'
  if (header === 'horizontal' && wide) return 'bar'
  if (menu !== 'standing' || !signedIn) return 'button'
  return broad ? 'rail' : narrow ? 'foot' : 'button'
}

/** Header with the menus, the page, footer: every page but the bare ones. */
export function Frame({ children }: FrameProps) {
  const position = useMenuPosition()
  const menu = useDrawer()
  return (
    <Surroundings>
      <div className="frame" data-menu={position}>
        {position === 'bar' ? (
          <BarHeader />
        ) : (
          <DrawerHeader menu={position === 'button' ? menu : undefined} />
        )}
        {position === 'rail' ? (
          <div className="rail no-print">
            <DrawerMenu />
          </div>
        ) : null}
        <main id="main" className="paper" tabIndex={-1}>
          <ActingBarPart />
          {children ?? <Outlet />}
        </main>
        {useInBrowser() ? <Footer /> : null}
        {position === 'foot' ? <TabBar menu={menu} /> : null}
        {menu.drawer}
      </div>
    </Surroundings>
  )
}
