/** Most bytes of a name: no header cuts it again, and file systems, which take 255, still take what a browser adds. */
const mostBytes = 120
/** The longest ending that is kept when a name is cut. */
const longestEnding = 10

/** Device names of Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$)(?=\s*(\.|$))/iu

/** Invisible characters and those that reverse text: control, format, private use, line separators. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]+/gu

/** Characters that turn the order of what follows them: no name has them, and one that does hides its ending. */
const turning = /[\u202A-\u202E\u2066-\u2069]/u

function bytesOf(text: string) {
  return Buffer.byteLength(text)
}

function cut(text: string, bytes: number): string {
  let kept = ''
  let left = bytes
  for (const character of text) {
    left -= bytesOf(character)
    if (left < 0) break
    kept += character
  }
  return kept
}

/**
 * The name under which a document may be saved and shown, whatever name it came with: of one folder, visible whole,
 * in the order in which it is written, none that a system takes for a device, a hidden file or its own, and not longer
 * than it can be. A document without a name is called by `fallback`, and so is one whose name turns its own order.
 */
export function safeFileName(name: string, fallback: string): string {
  if (turning.test(name)) return fallback
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/[/\\:*?"<>|%]+/g, '_')
    .replaceAll(/\s+/gu, ' ')
    // Neither a hidden file nor one that Windows would save under another name.
    .replaceAll(/^[\s._~-]+|[\s.]+$/gu, '')
    .replace(reserved, '_$1')
  if (plain === '') return fallback
  if (bytesOf(plain) <= mostBytes) return plain
  const dot = plain.lastIndexOf('.')
  const ending = dot > 0 && plain.length - dot <= longestEnding ? plain.slice(dot) : ''
  return `${cut(plain.slice(0, plain.length - ending.length), mostBytes - bytesOf(ending)).trimEnd()}${ending}`
}
