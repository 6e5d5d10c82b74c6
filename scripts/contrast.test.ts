// What stands on what keeps its contrast, whatever colour a deployment has: the roles of tokens.css with the brand
// that the server computes, in both schemes.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandTheme, contrast } from '../server/src/platform/http/theme.ts'
import { root } from './api-endpoints.ts'

const tokens = styleOf('web/src/ui/tokens.css')
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]
type Rgb = readonly [number, number, number]

/** The demo's, and every mix of four steps of red, green and blue: black, white and yellow among them. */
const steps = ['00', '55', 'aa', 'ff']
const brands = [
  '#0b7a53',
  ...steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`))),
]

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
function gamma(channel: number): number {
  return channel <= 0.003_130_8 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}
function rgbOf(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb
}
function hexOf(rgb: readonly number[]): string {
  const byte = (channel: number) => Math.round(255 * Math.min(1, Math.max(0, channel)))
  return `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Björn Ottosson's OKLab, in which color-mix mixes. */
function toLab(hex: string): number[] {
  const [r, g, b] = rgbOf(hex).map(linear) as unknown as Rgb
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ]
}
function fromLab([lightness = 0, a = 0, b = 0]: readonly number[]): string {
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return hexOf(
    [
      4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
      -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
      -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
    ].map(gamma),
  )
}

function styleOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** A colour seen through, over its ground, as a browser lays one over the other. */
function through(colour: string, ground: string, opacity: number): string {
  const [over, under] = [rgbOf(colour), rgbOf(ground)]
  return hexOf(over.map((channel, at) => opacity * channel + (1 - opacity) * (under[at] ?? 0)))
}

/** The parts of a function's arguments, split where no bracket is open. */
function argumentsOf(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += sign
  }
  return [...parts, part.trim()]
}

/** The colour that a value of tokens.css comes to. */
function colourOf(value: string, scheme: Scheme, brand: Readonly<Record<string, string>>): string {
  const text = value.replaceAll(/\s+/g, ' ').trim()
  if (/^#\w{6}$/.test(text)) return text.toLowerCase()
  const inside = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
  if (text.startsWith('var(')) return role(inside, scheme, brand)
  if (text.startsWith('light-dark(')) {
    return colourOf(argumentsOf(inside)[scheme === 'light' ? 0 : 1] ?? '', scheme, brand)
  }
  const [, first = '', second = ''] = argumentsOf(inside)
  const [, colour = '', percent = ''] = /^(.*) (\d+)%$/.exec(first) ?? []
  const share = Number(percent) / 100
  const [one, other] = [colour, second].map((each) => toLab(colourOf(each, scheme, brand)))
  return fromLab((one ?? []).map((part, at) => share * part + (1 - share) * (other?.[at] ?? 0)))
}

function role(name: string, scheme: Scheme, brand: Readonly<Record<string, string>>): string {
  const own = brand[name]
  if (own !== undefined) return own
  const value = new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1]
  if (value === undefined) throw new Error(`${name} is not in tokens.css`)
  return colourOf(value, scheme, brand)
}

const grounds = [
  '--page',
  '--surface',
  '--sunken',
  '--answer',
  '--answer-glow',
  '--answer-sun',
  '--action-soft',
]
/** What is written, and on which grounds. */
const written: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ['--ink', grounds],
  ['--ink-soft', grounds],
  ['--action-ink', grounds],
  ['--on-action', ['--action']],
  ['--bad', ['--page', '--surface', '--answer', '--bad-soft']],
  ['--good', ['--surface', '--good-soft']],
  ['--wait', ['--surface', '--wait-soft']],
  ['--info', ['--surface', '--info-soft']],
]
const hues = [...tokens.matchAll(/--hue-\w+(?=:)/g)].map(([name]) => name)
/** Shapes that say something: 3 to 1 (WCAG 1.4.11). */
const shapes: readonly (readonly [shape: string, grounds: readonly string[]])[] = [
  ['--action', ['--page', '--surface', '--sunken', '--answer']],
  ['--line-strong', ['--page', '--surface', '--sunken', '--answer']],
  ...hues.map((hue) => [hue, ['--page', '--surface']] as const),
  // Bars that lie in a groove.
  ...['--hue-more', '--hue-surplus', '--hue-total'].map((hue) => [hue, ['--sunken']] as const),
]

/** Text with too little contrast on its background, for any brand. */
function faintOf(pairs: typeof written, ratio: number, scheme: Scheme): string[] {
  return brands.flatMap((brand) => {
    const theme = brandTheme(brand)
    return pairs.flatMap(([shape, on]) =>
      on.flatMap((ground) => {
        const found = contrast(role(shape, scheme, theme), role(ground, scheme, theme))
        return found < ratio ? [`${brand}: ${shape} on ${ground}: ${found.toFixed(2)}`] : []
      }),
    )
  })
}

describe.each(schemes)('with any brand, %s', (scheme) => {
  test('what is written can be read', () => {
    expect(faintOf(written, 4.5, scheme)).toEqual([])
  })

  test('shapes stand out', () => {
    expect(faintOf(shapes, 3, scheme)).toEqual([])
  })
})

/** How strongly a day of the calendar is filled behind its figures. */
const fill = Number(/\.day-fill \{[^}]*opacity: ([\d.]+)/.exec(styleOf('web/src/charts/day-grid.css'))?.[1])

test.each(schemes)('the figures of a day can be read on what fills it, %s', (scheme) => {
  for (const brand of brands) {
    const theme = brandTheme(brand)
    const [ink, ground] = ['--ink', '--surface'].map((name) => role(name, scheme, theme)) as [string, string]
    const faint = hues.flatMap((hue) => {
      const ratio = contrast(ink, through(role(hue, scheme, theme), ground, fill))
      return ratio < 4.5 ? [`--ink on ${hue}: ${ratio.toFixed(2)}`] : []
    })
    expect(faint, brand).toEqual([])
  }
})

/** Two hues beside each other differ in lightness by less than 3 to 1: a line of the ground parts them. */
test('parts of a chart that touch are parted by a line of their ground', () => {
  // Hours have a gap of their own (hour-paths.ts); the other lies behind a whole period of the day.
  const apart = ['.hours', '.profile-ground', '.swatch']
  const rules = globSync('web/src/**/*.css', { cwd: root }).flatMap((file) =>
    [...styleOf(file).matchAll(/([^{}]+)\{([^{}]*(?:fill|background): var\(--hue\);[^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => ({ selector: selector.trim(), body }),
    ),
  )
  expect(rules.map(({ selector }) => selector)).toEqual(expect.arrayContaining(apart))
  const touching = rules.filter(
    ({ selector, body }) =>
      !apart.includes(selector) && !/(?:stroke|border-top): (?:1px solid )?var\(--surface\)/.test(body),
  )
  expect(touching.map(({ selector }) => selector)).toEqual([])
})

test('mixing is what a browser does: half of black and white in OKLab', () => {
  expect(colourOf('color-mix(in oklab, #000000 50%, #ffffff)', 'light', {})).toBe('#636363')
})
