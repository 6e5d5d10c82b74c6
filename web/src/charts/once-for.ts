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
