import { Fragment } from 'react'
import { CopyButton } from './CopyButton.tsx'

interface CupsProps {
  cups: string
  copyLabel: string
  copiedLabel: string
}

/** A CUPS in groups of four, spaced by CSS, so that selecting it copies the code without spaces. */
export function Cups({ cups, copyLabel, copiedLabel }: CupsProps) {
  return (
    <span className="cups">
      <Code code={cups} />
      <CopyButton text={cups} label={copyLabel} copiedLabel={copiedLabel} />
    </span>
  )
}

interface CodeProps {
  readonly code: string
}

/** Any long code (IBAN, cadastral reference) in groups of four. */
export function Code({ code }: CodeProps) {
  return (
    <span className="code" translate="no">
      {groupsOfFour(code).map((group, position) => (
        <Fragment key={position}>
          <span>{group}</span>
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}

export function groupsOfFour(code: string): string[] {
  return code.match(/.{1,4}/g) ?? []
}
