/** Linear-light channel of an 8-bit sRGB value (WCAG 2.2, relative luminance). */
function linear(channel: number) {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

type Rgb = readonly [number, number, number]

function parse(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
}

function print(rgb: Rgb) {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function luminance([red, green, blue]: Rgb) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(parse(one)), luminance(parse(other))].toSorted((a, b) => b - a) as [
    number,
    number,
  ]
  return (high + 0.05) / (low + 0.05)
}

function mix(from: Rgb, to: Rgb, share: number) {
  return from.map((channel, at) => channel + (to[at]! - channel) * share) as unknown as Rgb
}

/** The colour moved towards black or white, no further than needed to reach the ratio on a ground. */
function readableOn(colour: string, ground: string, ratio: number): string {
  const towards: Rgb = luminance(parse(ground)) > 0.18 ? [0, 0, 0] : [255, 255, 255]
  for (let step = 0; step <= 50; step += 1) {
    const candidate = print(mix(parse(colour), towards, step / 50))
    if (contrast(candidate, ground) >= ratio) return candidate
  }
  return print(towards)
}

// One of black and white always reaches 4.58 : 1.
function onColour(colour: string) {
  return contrast('#ffffff', colour) >= 4.5 ? '#ffffff' : '#000000'
}

/** Grounds that ink must be readable on; the darkest of the light scheme, the lightest of the dark one. */
const grounds = { light: '#ecefee', dark: '#262b29' } as const
/** The same for letters, which also stand on the tinted place of the answer (scripts/contrast.test.ts). */
const inkGrounds = { light: '#dbe2df', dark: '#303a37' } as const

/**
 * Colours computed from the one brand colour, readable whatever it is: ink on the page's grounds and text on the
 * brand at 4.5 : 1 or better, in both schemes.
 */
export function brandTheme(brand: string): Readonly<Record<string, string>> {
  const colour = brand.toLowerCase()
  // A fill must stand out from its ground (3 : 1) and carry its text.
  const fillLight = readableOn(colour, grounds.light, 3)
  const fillDark = readableOn(colour, grounds.dark, 3)
  return {
    '--brand': fillLight,
    '--on-brand': onColour(fillLight),
    '--brand-ink': readableOn(colour, inkGrounds.light, 4.5),
    '--brand-dark': fillDark,
    '--on-brand-dark': onColour(fillDark),
    '--brand-ink-dark': readableOn(colour, inkGrounds.dark, 4.5),
  }
}
