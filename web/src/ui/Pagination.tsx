import { buttonClass } from './Button.tsx'
import { Link } from './Link.tsx'

interface PaginationProps {
  /** "Showing 1 to 100 of 240" */
  text: string
  /** Names the navigation: "Pages of invoices". */
  label: string
  previous?: { href: string; label: string } | undefined
  next?: { href: string; label: string } | undefined
}

/** The place in the list is in the address, so pages are links; a direction without a page is not offered. */
export function Pagination({ text, label, previous, next }: PaginationProps) {
  return (
    <nav className="row no-print" data-spread="" aria-label={label}>
      <p className="small soft figures" role="status">
        {text}
      </p>
      <div className="row">
        {previous ? (
          <Link className={buttonClass({ small: true })} href={previous.href} rel="prev">
            {previous.label}
          </Link>
        ) : null}
        {next ? (
          <Link className={buttonClass({ small: true })} href={next.href} rel="next">
            {next.label}
          </Link>
        ) : null}
      </div>
    </nav>
  )
}
