import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { Button } from './Button.tsx'
import { FieldError, FieldHint } from './FieldFrame.tsx'
import { acceptFiles } from './accept-files.ts'
import type { FileLimits } from './accept-files.ts'
import { announce } from './announce.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { Progress } from './Progress.tsx'
import './file-field.css'

/** A chosen file and its state; the caller sends it. */
export type FileItem = { id: string; name: string; sizeText: string } & (
  | { state: 'sending'; percent: number; percentText: string }
  | { state: 'sent' }
  | { state: 'failed'; reason: string }
)

interface FileFieldProps {
  /** Of the answer that the files are, where a form has one. */
  name?: string
  label: ReactNode
  /** "Up to 5 files of 500 MB each" */
  hint: ReactNode
  /** "Choose files or drop them here" */
  chooseLabel: ReactNode
  error?: string | undefined
  limits: FileLimits
  accept?: string
  files: readonly FileItem[]
  /** Said below the files. */
  note?: string | undefined
  ref?: Ref<HTMLDivElement>
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  texts: {
    tooLarge: (fileName: string) => string
    tooMany: () => string
    empty: (fileName: string) => string
    cancel: (fileName: string) => string
    remove: (fileName: string) => string
    retry: string
    sent: string
    removed: (fileName: string) => string
  }
}

export function FileField({ ref, note, ...props }: FileFieldProps) {
  const { name, label, hint, chooseLabel, error, limits, accept, files, onAdd, onRemove, onRetry, texts } =
    props
  const id = useId()
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  useSaidFiles(files, texts)
  const add = (list: FileList | null) => {
    const { accepted, refusal } = acceptFiles([...(list ?? [])], files.length, limits)
    const why =
      refusal && (refusal.why === 'tooMany' ? texts.tooMany() : texts[refusal.why](refusal.fileName))
    setRefused(why)
    if (why !== undefined) announce(why)
    if (accepted.length > 0) onAdd(accepted)
  }
  return (
    <div ref={ref} className="field">
      <label htmlFor={id}>{label}</label>
      <FieldHint id={`${id}-hint`} hint={hint} error={refused ?? error} />
      <div
        className="drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          add(event.dataTransfer.files)
        }}
      >
        <Icon name="upload" />
        <span aria-hidden="true">{chooseLabel}</span>
        <input
          id={id}
          type="file"
          data-field={name}
          multiple={limits.maxFiles > 1}
          accept={accept}
          aria-invalid={error || refused ? true : undefined}
          aria-describedby={[`${id}-hint`, `${id}-error`, ...files.map((file) => lineId(id, file))].join(' ')}
          onChange={(event) => {
            add(event.target.files)
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
      </div>
      <FieldError id={`${id}-error`} error={refused ?? error} />
      {files.length === 0 ? null : (
        <ul role="list" className="files">
          {files.map((file) => (
            <FileLine
              key={file.id}
              id={lineId(id, file)}
              file={file}
              onRemove={onRemove}
              onRetry={onRetry}
              texts={texts}
            />
          ))}
        </ul>
      )}
      {note ? <p className="small">{note}</p> : null}
    </div>
  )
}

/** A file's message describes its field too. */
function lineId(field: string, { id }: FileItem): string {
  return `${field}-${id}`
}

/** Says what becomes of each file: it has arrived, it has not, it was taken off the list. */
function useSaidFiles(files: readonly FileItem[], { sent, removed }: FileFieldProps['texts']) {
  const before = useRef(files)
  useEffect(() => {
    const said = [
      ...files.flatMap((file) => {
        const was = before.current.find(({ id }) => id === file.id)
        if (file.state === 'sending' || was?.state === file.state) return []
        return `${file.name}: ${file.state === 'sent' ? sent : file.reason}`
      }),
      ...before.current
        .filter(({ id }) => files.every((file) => file.id !== id))
        .map(({ name }) => removed(name)),
    ]
    before.current = files
    if (said.length > 0) announce(said.join('. '))
    // oxlint-disable-next-line react/exhaustive-deps -- the words of the same files do not change
  }, [files])
}

type FileLineProps = Pick<FileFieldProps, 'onRemove' | 'onRetry' | 'texts'> & { id: string; file: FileItem }

function FileLine({ id, file, onRemove, onRetry, texts }: FileLineProps) {
  const discard = file.state === 'sending' ? texts.cancel(file.name) : texts.remove(file.name)
  return (
    <li data-tone={file.state === 'failed' ? 'bad' : 'good'}>
      {file.state === 'sending' ? (
        <Progress label={file.name} text={`${file.percentText} · ${file.sizeText}`} value={file.percent} />
      ) : (
        <div id={id}>
          <p>{file.name}</p>
          <p className="small soft">
            <span className="file-state">{file.state === 'sent' ? texts.sent : file.reason}</span> ·{' '}
            {file.sizeText}
          </p>
        </div>
      )}
      {file.state === 'failed' ? (
        <Button small onClick={() => onRetry(file.id)}>
          {texts.retry}
        </Button>
      ) : null}
      <IconButton icon="close" label={discard} onClick={() => onRemove(file.id)} />
    </li>
  )
}
