import { useEffect, useId, useRef } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { IconButton } from './IconButton.tsx'
import './overlay.css'

interface DialogProps {
  open: boolean
  /** Escape, the cross, or the caller's own button. The caller answers by taking `open` away, or not. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** The actions, last one first by importance. */
  footer?: ReactNode
  children: ReactNode
}

/** One question above the page. The platform keeps focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} className="dialog" />
}

type DrawerProps = Omit<DialogProps, 'footer'>

/** Slides in from the side, for the menu; a touch outside closes it, because nothing typed can be lost. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} className="drawer" lightDismiss />
}

function Modal(props: DialogProps & { className: string; lightDismiss?: boolean }) {
  const { open, onClose, title, closeLabel, footer, children, className, lightDismiss } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  const cancel = (event: SyntheticEvent) => {
    // Fields and file pickers inside send their own cancel upwards.
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the key for a touch outside is Escape, in onCancel
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={titleId}
      onCancel={cancel}
      // A second Escape closes it without asking (the browser's rule); the caller still has to hear of it.
      onClose={() => open && onClose()}
      onClick={(event) => {
        if (lightDismiss && event.target === dialog.current) onClose()
      }}
    >
      {open ? (
        <div>
          <div className="dialog-header">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className="dialog-body">{children}</div>
          {footer ? <div className="dialog-footer row">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
