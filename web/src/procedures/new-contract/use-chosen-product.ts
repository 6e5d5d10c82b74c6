import { useEffect } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import type { Product } from './use-offers.ts'

/** Of a form with a product: lets go of one that is not offered any more. */
export function useOnlyOffered(
  products: readonly Product[] | undefined,
  { chosen, forget }: { readonly chosen: () => string; readonly forget: () => void },
): void {
  useEffect(() => {
    const id = chosen()
    if (products && id !== '' && !products.some((product) => String(product.id) === id)) forget()
    // oxlint-disable-next-line react/exhaustive-deps -- when other products are offered
  }, [products])
}

/** What is kept of the chosen product beside its number, as it is shown later. */
export function useChosenProduct() {
  const format = useFormat()
  return (products: readonly Product[] | undefined, id: string) => {
    const product = products?.find((one) => String(one.id) === id)
    const cents = product?.first_year ? Math.round(product.first_year.total * 100) : null
    return { name: product?.name, cost: cents === null ? '' : format.money(cents), cents }
  }
}
