import { useId } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { announce, useSaidWhileWaiting } from './announce.ts'
import './button.css'
import { useInBrowser } from '../loading/InBrowser.tsx'
import { Spinner } from './Spinner.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

/** A button is unavailable because it is busy or for a reason that it shows; `disabled` alone does not compile. */
type Availability =
  | { disabledReason?: ReactNode; busy?: undefined }
  | { disabledReason?: ReactNode; busy: boolean; busyLabel: string }

type Native = Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'type'>

export type ButtonProps = Native &
  Availability & {
    look?: ButtonLook
    /** An icon before the label. */
    icon?: ReactNode
    type?: 'button' | 'submit'
    small?: boolean
    wide?: boolean
  }

export function Button(props: ButtonProps) {
  const {
    look = 'secondary',
    icon,
    small,
    wide,
    disabledReason,
    onClick,
    children,
    type = 'button',
    ...rest
  } = props
  const { busy, busyLabel, ...native } = rest as typeof rest & { busy?: boolean; busyLabel?: string }
  const reasonId = useId()
  useSaidWhileWaiting(busy ? busyLabel : undefined)
  const stopped = Boolean(disabledReason) || Boolean(busy)
  const inBrowser = useInBrowser()
  // It stays focusable, so that screen readers reach the reason; a click, or Enter in a field, says it.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!stopped) return onClick?.(event)
    event.preventDefault()
    announce(document.getElementById(reasonId)?.textContent ?? '')
  }
  const button = (
    <button
      {...native}
      type={type}
      className={buttonClass({ look, small, wide })}
      aria-disabled={stopped || undefined}
      disabled={stopped && !inBrowser}
      data-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : native['aria-describedby']}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      <span>{busy ? busyLabel : children}</span>
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className="button-reason">
      {button}
      <span id={reasonId} className="small soft">
        {disabledReason}
      </span>
    </span>
  )
}

/** The look of a button for a link: `<Link className={buttonClass({ look: 'primary' })} …>`. */
export function buttonClass(looks: {
  look?: ButtonLook
  small?: boolean | undefined
  wide?: boolean | undefined
}): string {
  const { look = 'secondary', small, wide } = looks
  return ['button', `button-${look}`, small && 'button-small', wide && 'button-wide']
    .filter(Boolean)
    .join(' ')
}
