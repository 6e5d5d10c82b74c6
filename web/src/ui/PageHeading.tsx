import type { ReactNode } from 'react'
import { Answer } from './Answer.tsx'
import { useInBrowser } from '../loading/InBrowser.tsx'
import './surface.css'

interface PageHeadingProps {
  /** Title of the page: "Invoices". Small, because the answer matters more. */
  title: ReactNode
  /** What the page's thing is called by its owner. */
  name?: ReactNode
  /** The one sentence that answers: "Nothing to pay. Next bill about 3 December." It stands on the page's tinted place. */
  answer?: ReactNode
  /** A link to the list this page belongs to. */
  back?: ReactNode
  /** What stands below the answer: a second sentence, the supply's address. */
  detail?: ReactNode
  /** The same as texts, a line each. */
  lines?: readonly string[]
  actions?: ReactNode
  /** Drawn beside it where something is done, or not there. */
  picture?: ReactNode
}

export function PageHeading(props: PageHeadingProps) {
  const { title, name, answer, back, detail, lines = [], actions, picture } = props
  const inBrowser = useInBrowser()
  const below =
    lines.length === 0
      ? detail
      : lines.map((text) => (
          <span key={text} className="line">
            {text}
          </span>
        ))
  return (
    <header className="page-heading" data-answers={answer ? '' : undefined}>
      {back ? <div className="small">{back}</div> : null}
      <div className="page-answer">
        <div>
          <h1 tabIndex={-1} data-small={answer ? '' : undefined}>
            {title}
          </h1>
          {name}
          {answer ? <Answer>{answer}</Answer> : null}
          {below ? <p className="soft">{below}</p> : null}
          {actions ? (
            <div className="row no-print" inert={!inBrowser}>
              {actions}
            </div>
          ) : null}
        </div>
        {inBrowser ? picture : null}
      </div>
    </header>
  )
}
