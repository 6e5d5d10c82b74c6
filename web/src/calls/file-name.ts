/**
 * The file name of a Content-Disposition header: the UTF-8 one before the plain one (RFC 6266). The browser replaces
 * slashes when it saves.
 */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined
  const encoded = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition)
  try {
    return encoded === undefined ? (plain?.[1] ?? plain?.[2]) : decodeURIComponent(encoded)
  } catch {
    return plain?.[1] ?? plain?.[2]
  }
}
