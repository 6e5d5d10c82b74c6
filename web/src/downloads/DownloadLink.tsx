import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { RemoteFile } from '../calls/remote-file.ts'
import { useErrorText } from '../i18n/errors/error-text.ts'
import { saveFile } from './save-file.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import './download.css'

/** What takes less is not worth a sign. */
const slowMs = 300

interface DownloadLinkProps {
  file: RemoteFile
  /** Shown in a tab of its own instead of being saved. */
  newTab?: boolean | undefined
  small?: boolean
  /** Names the file where the words are too few; contains them. */
  label?: string
  children: ReactNode
}

type State = 'ready' | 'running' | 'slow' | { readonly error: unknown }

/**
 * A file as an address. Fetched here, because an error is no file to save: it says that it is at work, then saves the
 * file, or tells what failed. 401 signs the customer out as everywhere.
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
    // Opened while the press still counts, or the browser would take it for an advertisement.
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
  // The message goes away with the button that was pressed: the focus goes to what it was about.
  const leave = (then: () => void) => () => {
    link.current?.focus()
    then()
  }
  return (
    <span className="download">
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
