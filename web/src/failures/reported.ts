type Listener = (error: unknown) => void

const listeners = new Set<Listener>()

/** An error that a page has caught and shown; passed to error reporting. */
export function reportFailure(error: unknown): void {
  for (const listener of listeners) listener(error)
}

export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
