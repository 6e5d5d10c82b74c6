import { Outlet } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Brand } from '../Brand.tsx'
import { Footer } from '../Footer.tsx'
import { HelpPanel } from '../HelpPanel.tsx'
import { LanguageSelector } from '../LanguageSelector.tsx'
import './bare.css'

/** Login, connect, activation and the alternative home: no menu, only brand, language and help. */
export function BareLayout() {
  const t = useTranslations('app')
  const helpId = useId()
  return (
    <div className="bare">
      <header className="bare-header">
        <Brand />
        <LanguageSelector />
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <aside className="bare-help" aria-labelledby={helpId}>
        <h2 id={helpId}>{t('help.title')}</h2>
        <HelpPanel />
      </aside>
      <Footer />
    </div>
  )
}
