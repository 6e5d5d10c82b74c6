import { useEffect, useState } from 'react'

/** The text once it has not changed for so long; the first text at once. */
export function useSettled(text: string, afterMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs)
    return () => clearTimeout(timer)
  }, [text, afterMs])
  return settled
}
