import { useEffect, useRef } from 'react'
import { go } from './address.tsx'

/** The letter that follows `g`, of each page; `h` leads to the beginning. */
export const goKeys = {
  cases: 'c',
  enquiries: 'e',
  documents: 'd',
  requests: 'r',
  money: 'm',
  privacy: 'p',
  operating: 'o',
  deliveries: 's',
  log: 'l',
  staff: 'w',
  texts: 't',
} as const
export type GoPage = keyof typeof goKeys

/** `g`, then the letter of a page that is offered, leads there from anywhere but where something is typed. */
export function useGoKeys(offered: readonly GoPage[]): void {
  const waits = useRef(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = document.activeElement?.matches('input, textarea, select')
      if (typing || event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return
      const [waited, key] = [waits.current, event.key]
      waits.current = key === 'g' && !waited
      const page = waited && offered.find((name) => goKeys[name] === key)
      if (!page && !(waited && key === 'h')) return
      event.preventDefault()
      go(page ? `/desk/${page}` : '/desk')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [offered])
}
