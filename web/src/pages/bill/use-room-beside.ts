import { useSyncExternalStore } from 'react'

const wide = '(width >= 64rem)'

/** Whether the page has two columns and the browser shows PDFs by itself, as phones do not. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = matchMedia(wide)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => matchMedia(wide).matches && navigator.pdfViewerEnabled,
    () => false,
  )
}
