import { useEffect, useState } from 'react'
import { Icon } from './Icon.tsx'
import { useInBrowser } from '../loading/InBrowser.tsx'
import './button.css'

const confirmedMs = 2500

interface CopyButtonProps {
  text: string
  /** What it copies: "Copy the CUPS". */
  label: string
  copiedLabel: string
  /** Shows the label and not only the icon. */
  worded?: boolean
}

export function CopyButton({ text, label, copiedLabel, worded }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const handle = setTimeout(() => setCopied(false), confirmedMs)
    return () => clearTimeout(handle)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <button
      type="button"
      inert={!useInBrowser()}
      className={worded ? 'button button-secondary button-small' : 'icon-button'}
      title={worded ? undefined : label}
      data-copied={copied || undefined}
      onClick={() => void copy()}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      {worded ? (copied ? copiedLabel : label) : null}
      <span className="hide" role="status">
        {copied ? copiedLabel : ''}
      </span>
    </button>
  )
}
