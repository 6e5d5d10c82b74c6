/** The four status icons; apart from the others, so that the login page loads only these. */
export const markPaths = {
  alert: 'M10 3.2 2.4 16.4h15.2L10 3.2Zm0 4.9v3.7m0 2.3v.1',
  check: 'm4 10.6 3.8 3.8L16 6',
  clock: 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM10 6v4.2l2.8 1.8',
  info: 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM10 9.2v4.5m0-7.3v.1',
} as const

export type MarkName = keyof typeof markPaths

interface MarkProps {
  readonly name: MarkName
}

export function Mark({ name }: MarkProps) {
  return <Drawing path={markPaths[name]} />
}

interface DrawingProps {
  readonly path: string
  readonly className?: string | undefined
}

/** Always beside a word or in a control with a name, so hidden from assistive technology. */
export function Drawing({ path, className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="1.25rem"
      height="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
