/** Which push services are called. */
export interface PushServices {
  /** Hosts; `*.` in front stands for any name below. */
  readonly services: readonly string[]
  /** Origin of a stand-in, or null. */
  readonly standIn: string | null
}

function isHostOf(service: string, host: string): boolean {
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service
}

/**
 * The address of a subscription as it is called; undefined if it is of no push service that is known. Browsers send
 * what they like: without this list the server would call any address inside its network (SSRF).
 */
export function pushAddress(endpoint: string, { services, standIn }: PushServices): string | undefined {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return undefined
  if (standIn !== null && url.origin === standIn) return url.href
  const isKnown = services.some((service) => isHostOf(service, url.hostname))
  return url.protocol === 'https:' && url.port === '' && isKnown ? url.href : undefined
}
