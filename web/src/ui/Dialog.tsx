import { useEffect, useId, useRef } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { IconButton } from './IconButton.tsx'
import './overlay.css'

interface DialogProps {
  open: boolean
  /** Escape or the cross was pressed; it closes when the caller sets `open` to false. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** The actions, the most important one last. */
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog. The browser keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} className="dialog" />
}

type DrawerProps = Omit<DialogProps, 'footer'>

/** A dialog at the side, for menus; a click outside closes it, because nothing can be typed in it. */
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
    // The cancel event of fields and file pickers inside bubbles up here.
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
      // Browsers close it on a second Escape without a cancel event; the caller still has to know.
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
