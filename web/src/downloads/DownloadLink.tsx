import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { RemoteFile } from '../calls/remote-file.ts'
import { useErrorText } from '../i18n/errors/error-text.ts'
import { saveFile } from './save-file.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useInBrowser } from '../loading/InBrowser.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import './download.css'

/** Shorter downloads show no spinner. */
const slowMs = 300

interface DownloadLinkProps {
  file: RemoteFile
  /** Shown in a tab of its own instead of being saved. */
  newTab?: boolean | undefined
  small?: boolean
  /** Accessible name; it contains the visible words. */
  label?: string
  children: ReactNode
}

type State = 'ready' | 'running' | 'slow' | { readonly error: unknown }

/**
 * A link to a file. A click fetches it here, because the browser would save an error as the file: it shows a spinner,
 * then saves the file or shows what failed. A 401 ends the session, as everywhere.
 */
export function DownloadLink({ file, newTab = false, small, label, children }: DownloadLinkProps) {
  const t = useTranslations()
  const errorText = useErrorText()
  const link = useRef<HTMLAnchorElement>(null)
  const [state, setState] = useState<State>('ready')
  const running = state === 'running' || state === 'slow'
  useEffect(() => {
    if (state !== 'running') return
    const handle = setTimeout(() => setState('slow'), slowMs)
    return () => clearTimeout(handle)
  }, [state])

  const download = async () => {
    // Opened during the click: later the browser would block it as a pop-up.
    const tab = newTab ? open('', '_blank') : null
    setState('running')
    try {
      if (tab) {
        await file.check()
        tab.location.replace(file.address)
      } else {
        saveFile(await file.fetch())
      }
      setState('ready')
    } catch (error) {
      tab?.close()
      setState({ error })
    }
  }
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!running && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    event.preventDefault()
    if (!running) void download()
  }
  // The notice disappears with the button in it: the focus goes back to the link.
  const leave = (then: () => void) => () => {
    link.current?.focus()
    then()
  }
  return (
    <span className="download" inert={!useInBrowser()}>
      <a
        ref={link}
        className={buttonClass({ small })}
        href={file.address}
        {...(newTab ? { target: '_blank', rel: 'noreferrer' } : { download: '' })}
        aria-label={label}
        aria-disabled={running || undefined}
        data-busy={running || undefined}
        onClick={press}
      >
        {state === 'slow' ? <Spinner label={t('app.loading')} /> : <Icon name="download" />}
        {children}
      </a>
      {typeof state === 'object' ? (
        <Notice
          tone="bad"
          announce
          actions={
            <>
              <Button small onClick={leave(() => void download())}>
                {t('errors.read.retry')}
              </Button>
              <IconButton icon="close" label={t('app.close')} onClick={leave(() => setState('ready'))} />
            </>
          }
        >
          {errorText(state.error)}
        </Notice>
      ) : null}
    </span>
  )
}
