import type { MouseEvent, ReactNode } from 'react'
import { useErrorText } from './i18n/errors/error-text.ts'
import { buttonClass } from './ui/Button.tsx'
import { Icon } from './ui/Icon.tsx'
import { useToast } from './ui/Toast.tsx'

type DownloadLinkProps = {
  href: string
  /** Asks the server whether the file is there for this session; 401 signs the customer out as everywhere. */
  check: () => Promise<void>
  children: ReactNode
}

/** A file as an address, so that the browser saves it; asked for first, because an error is no file to save. */
export function DownloadLink({ href, check, children }: DownloadLinkProps) {
  const toast = useToast()
  const errorText = useErrorText()
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      await check()
    } catch (error) {
      toast({ tone: 'bad', text: errorText(error) })
      return
    }
    location.assign(href)
  }
  return (
    <a className={buttonClass({})} href={href} download onClick={(event) => void download(event)}>
      <Icon name="download" />
      {children}
    </a>
  )
}
