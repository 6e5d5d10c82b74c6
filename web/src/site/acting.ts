/**
 * For whom a document acts: the address says it, so that two tabs of two customers never mix. Another customer is another
 * document.
 */
const parameter = 'for'

/** The delegation that an address names; undefined where somebody is there for themselves. */
export function actingIn(address: string): string | undefined {
  const query = address.replace(/#.*$/, '').split('?')[1] ?? ''
  return new URLSearchParams(query).get(parameter) ?? undefined
}

/** The delegation by which this document acts; in the renderer the request says it. */
export function actingHere(): string | undefined {
  return typeof location === 'undefined' ? undefined : actingIn(location.search)
}

/** An address of the same page for oneself. */
export function withoutActing(address: string): string {
  const [pathname = '', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  query.delete(parameter)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** The query of an address with for whom it is. */
export function withActing(
  search: Readonly<Record<string, string | undefined>>,
  acting: string | undefined,
): Readonly<Record<string, string | undefined>> {
  return acting === undefined || parameter in search ? search : { ...search, [parameter]: acting }
}
