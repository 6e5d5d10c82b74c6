import { currentCall } from '../platform/http/held.ts'

/** `fetch` to a system of ours or the retailer's, which finds the call in its own logs by `traceparent`; a job has none. */
export async function tracedFetch(
  address: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  const call = currentCall()
  if (!call) return fetch(address, init)
  const method = init.method ?? 'GET'
  const { host } = new URL(address)
  const span = call.span.begin(method, { 'http.request.method': method, 'server.address': host })
  try {
    const reply = await fetch(address, {
      ...init,
      headers: { ...init.headers, traceparent: span.trace.parent },
    })
    span.end({ attributes: { 'http.response.status_code': reply.status }, failed: reply.status >= 400 })
    return reply
  } catch (error) {
    span.end({ failed: true })
    throw error
  }
}
