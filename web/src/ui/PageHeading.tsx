import type { ReactNode } from 'react'
import './surface.css'

interface PageHeadingProps {
  /** Title of the page: "Invoices". Small, because the answer matters more. */
  title: ReactNode
  /** The one sentence that answers: "Nothing to pay. Next bill about 3 December." */
  answer?: ReactNode
  /** A link to the list this page belongs to. */
  back?: ReactNode
  /** A second sentence, or the supply's address. */
  detail?: ReactNode
  actions?: ReactNode
}

export function PageHeading({ title, answer, back, detail, actions }: PageHeadingProps) {
  return (
    <header className="page-heading">
      {back ? <div className="small">{back}</div> : null}
      <h1 tabIndex={-1} data-small={answer ? '' : undefined}>
        {title}
      </h1>
      {answer ? <p className="answer">{answer}</p> : null}
      {detail ? <p className="soft">{detail}</p> : null}
      {actions ? <div className="row no-print">{actions}</div> : null}
    </header>
  )
}
