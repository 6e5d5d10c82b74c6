/** Computes once for each reply what several parts of a page ask of it: a year has 8,760 hours. */
export function onceFor<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const kept = new WeakMap<Of, { readonly found: Found }>()
  return (of) => {
    const known = kept.get(of)
    if (known) return known.found
    const found = find(of)
    kept.set(of, { found })
    return found
  }
}

/** The same at each of some keys: what was drawn of a reply at one width is not computed again when its view comes back. */
export function onceAt<Found>(): (of: object, key: string | number, find: () => Found) => Found {
  const keyedOf = onceFor<object, Map<string | number, { readonly found: Found }>>(() => new Map())
  return (of, key, find) => {
    const byKey = keyedOf(of)
    const known = byKey.get(key) ?? { found: find() }
    byKey.set(key, known)
    return known.found
  }
}
