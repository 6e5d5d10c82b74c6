import { buttonClass } from './Button.tsx'
import { useInBrowser } from '../loading/InBrowser.tsx'
import { Link } from './Link.tsx'
import { pagesShown } from './pages-shown.ts'

interface PaginationProps {
  /** "Showing 1 to 100 of 240" */
  text: string
  /** Names the navigation: "Pages of invoices". */
  label: string
  /** The page shown, from 1. */
  page: number
  /** Whether another one follows. */
  more: boolean
  /** How many there are, to jump to one. */
  count?: number
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
}

/**
 * The place in the list is in the address, so pages are links; a direction without a page is not offered. Of what the
 * server has drawn nothing is said by itself.
 */
export function Pagination(props: PaginationProps) {
  const { text, label, page, more, count = 1, hrefOf, previousLabel, nextLabel } = props
  return (
    <nav className="row no-print" data-spread="" aria-label={label}>
      <p className="small soft figures" role={useInBrowser() ? 'status' : undefined}>
        {text}
      </p>
      <div className="row">
        {page > 1 ? (
          <Link className={buttonClass({ small: true })} href={hrefOf(page - 1)} rel="prev">
            {previousLabel}
          </Link>
        ) : null}
        {pagesShown(page, count).map((one, index) =>
          one === undefined ? (
            <span key={`gap ${index}`}>…</span>
          ) : (
            <Link
              key={one}
              className={buttonClass({ small: true, look: one === page ? 'secondary' : 'quiet' })}
              href={hrefOf(one)}
              aria-current={one === page ? 'page' : undefined}
            >
              {one}
            </Link>
          ),
        )}
        {more ? (
          <Link className={buttonClass({ small: true })} href={hrefOf(page + 1)} rel="next">
            {nextLabel}
          </Link>
        ) : null}
      </div>
    </nav>
  )
}
