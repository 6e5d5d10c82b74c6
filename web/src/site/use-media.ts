import { useMemo, useSyncExternalStore } from 'react'

/** Whether a media query holds now; false if there is no window. */
export function useMedia(query: string): boolean {
  const [subscribe, read] = useMemo(() => {
    const list = typeof matchMedia === 'undefined' ? undefined : matchMedia(query)
    return [
      (listener: () => void) => {
        list?.addEventListener('change', listener)
        return () => list?.removeEventListener('change', listener)
      },
      () => list?.matches ?? false,
    ] as const
  }, [query])
  return useSyncExternalStore(subscribe, read, () => false)
}
