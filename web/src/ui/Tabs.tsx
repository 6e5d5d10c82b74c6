import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useInBrowser } from '../loading/InBrowser.tsx'
import { usePressed } from './use-pressed.ts'
import './tabs.css'

export type Tab<Key extends string> = { key: Key; label: ReactNode }

type TabsProps<Key extends string> = {
  label: string
  tabs: readonly Tab<Key>[]
  active: Key
  onChange: (key: Key) => void
  children: ReactNode
}

/** Tabs over one panel whose content the caller renders for `active`. Arrows, Home and End move. */
export function Tabs<Key extends string>({ label, tabs, active, onChange, children }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [marked, press] = usePressed(active, onChange)
  const move = (event: KeyboardEvent) => {
    const target = neighbour(
      event.key,
      tabs.findIndex((tab) => tab.key === marked),
      tabs.length,
    )
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab || target === undefined) return
    event.preventDefault()
    press(tab.key)
    list.current?.querySelectorAll('button')[target]?.focus()
  }
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} ref={list} inert={!useInBrowser()}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === marked}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === marked ? 0 : -1}
            onClick={() => press(tab.key)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${marked}`} tabIndex={0}>
        {children}
      </div>
    </div>
  )
}

/** Index of the tab that a key leads to, wrapping at the ends. */
export function neighbour(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
