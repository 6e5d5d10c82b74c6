/** Names of the values and tags that a list of compiled nodes needs, however deep in its branches. */
function namesIn(nodes: unknown): readonly string[] {
  return Array.isArray(nodes) ? nodes.flatMap(namesOf) : []
}

function namesOf(node: unknown): readonly string[] {
  if (!Array.isArray(node)) return []
  const [name, type, branches] = node as [string, unknown, unknown]
  if (typeof type !== 'number' || type === 0) return [name, ...namesIn(node.slice(1))]
  const isBranching = typeof branches === 'object' && branches !== null
  return [name, ...(isBranching ? Object.values(branches).flatMap(namesIn) : [])]
}

/** The values and tags that a compiled ICU text (icu-minify) is given when it is shown, sorted. */
export function valuesOf(compiled: unknown): readonly string[] {
  return [...new Set(namesIn(compiled))].toSorted()
}
