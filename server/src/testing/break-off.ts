/**
 * Sends a call and breaks its connection off after so long, whatever has become of it by then. Nobody learns what was
 * answered.
 */
export async function breakOff(url: string, asked: RequestInit, afterMs: number): Promise<void> {
  const signal = AbortSignal.timeout(afterMs)
  await fetch(url, { ...asked, signal })
    .then((reply) => reply.arrayBuffer())
    .catch(() => undefined)
}
