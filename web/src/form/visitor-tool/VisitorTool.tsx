import { TextRoom } from '../../i18n/rooms.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../../site/site.tsx'
import { InBrowser, WindowHigh } from '../../loading/InBrowser.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

interface VisitorToolProps {
  readonly title: string
  readonly answer: string
  readonly detail?: string
  /** Where to read more. */
  readonly more?: ReactNode
  /** Words of the help that stands beside it, where the deployment wants it. */
  readonly help: { readonly title: string; readonly call: string } | null
  /** The form, which comes after the page. */
  readonly children: ReactNode
}

/** The room of the form, in the frame. */
export function ToolRoom() {
  return (
    <WindowHigh>
      <TextRoom />
    </WindowHigh>
  )
}

/** The frame of a comparator or calculator: its heading, its form, help beside it. */
export function VisitorTool({ title, answer, detail, more, help, children }: VisitorToolProps) {
  const { settings, language } = useSite()
  const { phone, schedule, email } = settings.organisation
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={title} answer={answer} detail={detail} />
      {more ? (
        <p className="row" data-gap="l">
          {more}
        </p>
      ) : null}
      <InBrowser>{children}</InBrowser>
      {help ? (
        <aside className="card" aria-label={help.title}>
          <p>
            <strong>{help.title}</strong>
          </p>
          <p>
            <PhoneLink phone={phone}>{help.call}</PhoneLink> · {schedule[language]}
          </p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </aside>
      ) : null}
    </div>
  )
}
