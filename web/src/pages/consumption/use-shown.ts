import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { consumptionQuery, readConsumptionSearch } from '../../features/consumption/consumption-search.ts'
import type { ConsumptionSearch } from '../../features/consumption/consumption-search.ts'
import { useSite } from '../../site/site.tsx'
import { afterPaint } from '../../loading/after-paint.ts'

interface Shown {
  /** What the page shows: what the address names, or what a press has led to. */
  readonly search: ConsumptionSearch
  readonly hrefOf: (search: ConsumptionSearch) => string
  /** Shows something else, and writes it into the address once it is painted; the same function at each drawing. */
  readonly go: (search: ConsumptionSearch) => void
}

/** What is shown before the address names it, for as long as the address stays what it was. */
interface Ahead {
  readonly search: ConsumptionSearch
  readonly from: unknown
  readonly fromHref: string
}

/** What the page shows. What a press leads to is drawn before the router does its work, which a slow phone would wait for. */
export function useShown(): Shown {
  const router = useRouter()
  const asked = useSearch({ strict: false })
  const { address } = useSite()
  const [ahead, setAhead] = useState<Ahead>()
  const from = useRef<unknown>(asked)
  useLayoutEffect(() => {
    from.current = asked
  }, [asked])
  const page = useMemo(() => address('viewContracts'), [address])
  const hrefOf = useCallback((search: ConsumptionSearch) => page + consumptionQuery(search), [page])
  const go = useCallback(
    (search: ConsumptionSearch) =>
      setAhead({ search, from: from.current, fromHref: router.latestLocation.href }),
    [router],
  )
  useEffect(() => {
    if (!ahead) return
    afterPaint(() => {
      // A customer who has moved on is not brought back.
      if (router.latestLocation.href !== ahead.fromHref) return
      void router.navigate({ href: hrefOf(ahead.search), resetScroll: false })
    })
  }, [ahead, router, hrefOf])
  const shown = ahead && ahead.from === asked ? ahead.search : asked
  return { search: readConsumptionSearch({ ...shown }), hrefOf, go }
}
