import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { Icon } from './Icon.tsx'
import { pausableTimer } from './pausable-timer.ts'
import './overlay.css'

const usualMs = 6000

export type ToastText = {
  tone: 'good' | 'info' | 'bad'
  text: ReactNode
  /** How long it stays, where that is not as usual. */
  shownMs?: number
  /** Its subject, so that a later message replaces an earlier one. */
  about?: string
}
type Toast = ToastText & { id: number }

/** At most three at once, and of each thing only what is true now. */
export function withNewest<Shown extends Pick<ToastText, 'about'>>(
  shown: readonly Shown[],
  newest: Shown,
): readonly Shown[] {
  const others = shown.filter(({ about }) => about === undefined || about !== newest.about)
  return [...others.slice(-2), newest]
}

const ToastContext = createContext<((toast: ToastText) => void) | undefined>(undefined)

/** `const toast = useToast(); toast({ tone: 'good', text: t('copied') })` */
export function useToast(): (toast: ToastText) => void {
  const show = use(ToastContext)
  if (!show) throw new Error('no ToastProvider')
  return show
}

interface ToastProviderProps {
  label: string
  dismissLabel: string
  children: ReactNode
}

/** Short messages that need no action; what needs one is a Notice on the page. */
export function ToastProvider({ label, dismissLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [held, setHeld] = useState(false)
  const lastId = useRef(0)
  const region = useRef<HTMLDivElement>(null)
  const show = useMemo(
    () => (toast: ToastText) => {
      lastId.current += 1
      const id = lastId.current
      setToasts((shown) => withNewest(shown, { ...toast, id }))
    },
    [],
  )
  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    // Shown again for each toast, so that it is above a dialog that was opened since.
    region.current?.hidePopover()
    if (newest !== undefined) region.current?.showPopover()
    // An element removed under the pointer gets no pointerleave event.
    else setHeld(false)
  }, [newest])
  return (
    <ToastContext value={show}>
      {children}
      <div
        ref={region}
        popover="manual"
        className="toasts no-print"
        role="region"
        aria-label={label}
        // The pointer on one pauses all: the others would move under it.
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toasts.map((toast) => (
          <ToastMessage
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            held={held}
            onDone={dismiss}
          />
        ))}
      </div>
    </ToastContext>
  )
}

interface ToastMessageProps {
  toast: Toast
  dismissLabel: string
  held: boolean
  onDone: (id: number) => void
}

function ToastMessage({ toast, dismissLabel, held, onDone }: ToastMessageProps) {
  const [timer] = useState(() => pausableTimer(toast.shownMs ?? usualMs, () => onDone(toast.id)))
  useEffect(() => {
    if (held) return
    timer.start()
    return () => timer.pause()
  }, [held, timer])
  return (
    <div className="toast" data-tone={toast.tone} role={toast.tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={toast.tone === 'good' ? 'check' : toast.tone === 'bad' ? 'alert' : 'info'} />
      <p>{toast.text}</p>
      <IconButton icon="close" label={dismissLabel} onClick={() => onDone(toast.id)} />
    </div>
  )
}
