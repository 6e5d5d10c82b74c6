import { listGasProducts, listGasTariffs } from '@endoll/api/contracting.ts'
import { isCompanyVat } from '@endoll/domain/contracting/new-contract.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../calls/query.ts'
import type { Answers } from './flow.ts'
import type { Offers } from './use-offers.ts'

/** The tariffs of gas with the use that each is for. */
export function useGasTariffs() {
  return useQuery({ ...read(listGasTariffs, {}), staleTime: Infinity })
}

interface Asked {
  readonly cups: string
  /** Number of the tariff; empty until one is chosen. */
  readonly atr: string
  readonly answers: Answers
  readonly only: string | undefined
  /** Once the supply was looked up: its use is computed with. */
  readonly settled: boolean
}

/** The products of a gas tariff with what the first year costs. */
export function useGasOffers({
  cups,
  atr,
  answers,
  only,
  settled,
}: Asked): Omit<Offers, 'tariffs' | 'settled'> {
  const { address, vat } = answers
  const products = useQuery({
    ...read(listGasProducts, {
      query: {
        cups,
        atr,
        customer: isCompanyVat(vat) ? 'company' : 'person',
        ...(address ? { zipcode: address.zipcode } : {}),
      },
    }),
    staleTime: Infinity,
    enabled: atr !== '' && settled,
  })
  const again = () => void products.refetch()
  if (atr === '') return { products: undefined, at: 'waiting', again }
  if (products.isError) return { products: undefined, at: 'failed', again }
  if (!products.data) return { products: undefined, at: 'reading', again }
  const shown = only === undefined ? products.data : products.data.filter(({ name }) => name === only)
  return { products: shown, at: 'read', again }
}
