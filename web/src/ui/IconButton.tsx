import type { ComponentProps } from 'react'
import './button.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './Icon.tsx'

/** A button with only an icon; its label is required, shown as a tooltip, and said once: an `aria-label` would say it twice. */
export function IconButton({
  icon,
  label,
  ...native
}: Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'children' | 'aria-label'> & {
  icon: IconName
  label: string
}) {
  return (
    <button type="button" {...native} className="icon-button" title={label}>
      <Icon name={icon} />
    </button>
  )
}
