import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './Icon.tsx'
import { useInBrowser } from '../loading/InBrowser.tsx'
import { Link } from './Link.tsx'
import { neighbour } from './Tabs.tsx'
import './overlay.css'

export type MenuItem = { key: string; label: ReactNode; icon?: IconName } & (
  | { href: string; onSelect?: undefined }
  | { href?: undefined; onSelect: () => void }
)

interface MenuProps {
  /** The words on the button, or its name when it only shows an icon. */
  label: string
  icon?: IconName
  iconOnly?: boolean
  /** A small button. */
  small?: boolean
  /** Accessible name, where the button's text is not enough; must contain that text. */
  name?: string
  items: readonly MenuItem[]
  /** Above the items: who is signed in. */
  heading?: ReactNode
}

/** A button that opens a short list of links and actions. The popover closes by itself and gives the focus back. */
export function Menu({ label, icon, iconOnly, small, name, items, heading }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const controls = () => [...(popover.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  const move = (event: KeyboardEvent) => {
    const all = controls()
    const target = neighbour(
      event.key,
      all.findIndex((item) => item === document.activeElement),
      all.length,
    )
    if (target === undefined) return
    event.preventDefault()
    all[target]?.focus()
  }
  return (
    <div className="menu" inert={!useInBrowser()}>
      <button
        ref={button}
        type="button"
        className={iconOnly ? 'icon-button' : small ? buttonClass({ small }) : buttonClass({ look: 'quiet' })}
        popoverTarget={id}
        onKeyDown={(event) => popover.current?.matches(':popover-open') && move(event)}
        aria-label={name}
        title={iconOnly && name === undefined ? label : undefined}
      >
        {icon ? <Icon name={icon} /> : null}
        {iconOnly ? null : label}
        {iconOnly ? null : <Icon name="chevronDown" />}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="menu-popover"
        onToggle={(event) => {
          if (event.newState === 'open' && button.current && popover.current)
            placeUnder(button.current, popover.current)
        }}
      >
        {heading ? <div className="menu-heading">{heading}</div> : null}
        <ul role="list" onKeyDown={move}>
          {items.map((item) => (
            <li key={item.key}>
              <MenuControl item={item} close={() => popover.current?.hidePopover()} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface MenuControlProps {
  readonly item: MenuItem
  readonly close: () => void
}

function MenuControl({ item, close }: MenuControlProps) {
  const inside = (
    <>
      {item.icon ? <Icon name={item.icon} /> : null}
      {item.label}
    </>
  )
  if (item.href !== undefined)
    return (
      <Link href={item.href} onClick={close}>
        {inside}
      </Link>
    )
  const select = () => {
    close()
    item.onSelect()
  }
  return (
    <button type="button" onClick={select}>
      {inside}
    </button>
  )
}

/** Places a popover below its button, or above where there is no room, inside the window. */
export function placeUnder(anchor: HTMLElement, popover: HTMLElement) {
  const from = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = popover
  const fits = from.bottom + offsetHeight + 8 < innerHeight
  popover.style.top = `${fits ? from.bottom + 4 : Math.max(8, from.top - offsetHeight - 4)}px`
  const start = from.left + offsetWidth + 8 < innerWidth ? from.left : from.right - offsetWidth
  popover.style.left = `${Math.max(8, start)}px`
}
