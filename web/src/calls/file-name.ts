/**
 * The name a content-disposition header gives a file: the one in UTF-8 before the plain one, as RFC 6266 asks. The
 * browser keeps slashes out of it by itself.
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
