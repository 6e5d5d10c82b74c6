import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}

function ofFour(address: string) {
  return `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** The network of an address that usually belongs to one holder: /24 of IPv4, /64 of IPv6. */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, '')
  if (isIPv4(address)) return ofFour(address)
  if (!isIPv6(address)) return 'unknown'
  const all = groups(address)
  if (all.slice(0, 5).every((group) => group === '0') && all[5] === 'ffff') {
    const bytes = all.slice(6).flatMap((group) => {
      const number = Number.parseInt(group, 16)
      return [number >> 8, number & 255]
    })
    return ofFour(bytes.join('.'))
  }
  return `${all.slice(0, 4).join(':')}::/64`
}
