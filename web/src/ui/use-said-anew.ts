import { useEffect, useRef } from 'react'
import { announce } from './announce.ts'

/** A pause shorter than this is still typing. */
const typedMs = 500

/** Says what is worked out from what is typed or chosen, when it changes; not what the page came with. */
export function useSaidAnew(text: string, { atFirst = false }: { atFirst?: boolean | undefined } = {}): void {
  const before = useRef(atFirst ? '' : text)
  useEffect(() => {
    if (text === before.current) return
    const late = setTimeout(() => {
      before.current = text
      if (text !== '') announce(text)
    }, typedMs)
    return () => clearTimeout(late)
  }, [text])
}
