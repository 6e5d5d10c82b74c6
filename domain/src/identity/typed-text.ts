/** Scripts that are written with joiners, and pictures that are joined to one. */
const joined =
  '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Mymr}\\p{scx=Khmr}'

/** Invisible marks: soft hyphen, zero-width spaces, direction marks, word joiner and the like, byte order mark. */
const invisible = new RegExp(
  String.raw`[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|(?<![${joined}]\uFE0F?)[\u200C\u200D]|[\u200C\u200D](?![${joined}])`,
  'gu',
)

/**
 * What somebody typed or pasted, as it is read and kept: accents composed (NFC), without the invisible marks that a
 * paste brings along (U+00AD, U+200B–200F, U+202A–202E, U+2060–2069, U+FEFF). Joiners stay where a script or a joined
 * picture is written with them. Not for passwords. Every field of the browser and every call goes through it.
 * Source: UAX #15 (NFC), UAX #9 §2 (direction marks), UAX #31 §2.3 (joiners).
 */
export function typedText(text: string): string {
  return text.normalize('NFC').replaceAll(invisible, '')
}
