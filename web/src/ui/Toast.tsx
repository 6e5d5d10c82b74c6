import { createContext, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { pausableTimer } from './pausable-timer.ts'
import type { PausableTimer } from './pausable-timer.ts'
import './overlay.css'

const shownMs = 6000

export type ToastText = { tone: 'good' | 'info' | 'bad'; text: ReactNode }
type Toast = ToastText & { id: number }

const ToastContext = createContext<((toast: ToastText) => void) | undefined>(undefined)

/** `const toast = useToast(); toast({ tone: 'good', text: t('copied') })` */
export function useToast(): (toast: ToastText) => void {
  const show = use(ToastContext)
  if (!show) throw new Error('ToastProvider is missing above this component')
  return show
}

type ToastProviderProps = { label: string; dismissLabel: string; children: ReactNode }

/** Short results that need nothing from the reader; what needs the customer belongs on the page, as a Notice. */
export function ToastProvider({ label, dismissLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const lastId = useRef(0)
  const region = useRef<HTMLDivElement>(null)
  const show = useMemo(
    () => (toast: ToastText) => {
      lastId.current += 1
      const id = lastId.current
      setToasts((shown) => [...shown.slice(-2), { ...toast, id }])
    },
    [],
  )
  useEffect(() => {
    // Shown again for each one, so that it lies above a dialog opened since.
    region.current?.hidePopover()
    if (toasts.length > 0) region.current?.showPopover()
  }, [toasts])
  return (
    <ToastContext value={show}>
      {children}
      <div ref={region} popover="manual" className="toasts no-print" role="region" aria-label={label}>
        {toasts.map((toast) => (
          <ToastMessage
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            onDone={() => setToasts((shown) => shown.filter((other) => other.id !== toast.id))}
          />
        ))}
      </div>
    </ToastContext>
  )
}

type ToastMessageProps = { toast: Toast; dismissLabel: string; onDone: () => void }

function ToastMessage({ toast, dismissLabel, onDone }: ToastMessageProps) {
  const timer = useRef<PausableTimer>(undefined)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const running = pausableTimer(shownMs, () => done())
    timer.current = running
    running.start()
    return () => running.pause()
  }, [])
  return (
    <div
      className="toast"
      data-tone={toast.tone}
      role={toast.tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => timer.current?.pause()}
      onPointerLeave={() => timer.current?.start()}
      onFocus={() => timer.current?.pause()}
      onBlur={() => timer.current?.start()}
    >
      <Icon name={toast.tone === 'good' ? 'check' : toast.tone === 'bad' ? 'alert' : 'info'} />
      <p>{toast.text}</p>
      <IconButton icon="close" label={dismissLabel} onClick={onDone} />
    </div>
  )
}
