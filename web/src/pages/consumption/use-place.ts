import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { consumptionQuery, readConsumptionSearch } from '../../features/consumption/consumption-search.ts'
import type { ConsumptionSearch } from '../../features/consumption/consumption-search.ts'
import { useSite } from '../../site/site.tsx'
import { afterPaint } from '../../loading/after-paint.ts'

interface Place {
  /** What the page shows: the place of the address, or the one that a press has led to. */
  readonly search: ConsumptionSearch
  readonly hrefOf: (place: ConsumptionSearch) => string
  /** Shows another place, and writes it into the address once it is painted; the same function at each drawing. */
  readonly go: (place: ConsumptionSearch) => void
}

/** A place that is shown before the address names it, for as long as the address stays what it was. */
interface Ahead {
  readonly place: ConsumptionSearch
  readonly from: unknown
  readonly fromHref: string
}

/** Where the page is. What a press leads to is drawn before the router does its work, which a slow phone would wait for. */
export function usePlace(): Place {
  const router = useRouter()
  const asked = useSearch({ strict: false })
  const { address } = useSite()
  const [ahead, setAhead] = useState<Ahead>()
  const from = useRef<unknown>(asked)
  useLayoutEffect(() => {
    from.current = asked
  }, [asked])
  const page = useMemo(() => address('viewContracts'), [address])
  const hrefOf = useCallback((place: ConsumptionSearch) => page + consumptionQuery(place), [page])
  const go = useCallback(
    (place: ConsumptionSearch) =>
      setAhead({ place, from: from.current, fromHref: router.latestLocation.href }),
    [router],
  )
  useEffect(() => {
    if (!ahead) return
    afterPaint(() => {
      // A customer who has moved on is not brought back.
      if (router.latestLocation.href !== ahead.fromHref) return
      void router.navigate({ href: hrefOf(ahead.place), resetScroll: false })
    })
  }, [ahead, router, hrefOf])
  const shown = ahead && ahead.from === asked ? ahead.place : asked
  return { search: readConsumptionSearch({ ...shown }), hrefOf, go }
}
