type Words = readonly (readonly [RegExp, string])[]

// The order decides: Edge and Opera also say Chrome, Chrome also says Safari, Android also says Linux.
const browsers: Words = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: Words = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

function wordFor(words: Words, text: string) {
  return words.find(([pattern]) => pattern.test(text))?.[1]
}

/** Browser and system in words of ours; empty if neither is known. The header itself is not stored. */
export function deviceWords(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 400)
  return [wordFor(browsers, text), wordFor(systems, text)].filter(Boolean).join(' · ')
}
