import { describe, expect, test } from 'vitest'
import tokens from '../ui/tokens.css?raw'

type Rgb = [number, number, number]
type Vision = 'usual' | 'protan' | 'deutan' | 'tritan'

/** Machado, Oliveira and Fernandes (2009), full severity, over linear light. */
const visions: Record<Vision, [Rgb, Rgb, Rgb]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const schemes = { light: { at: 1, ground: '#ffffff' }, dark: { at: 2, ground: '#1a1f20' } } as const

function hue(name: string, scheme: keyof typeof schemes): Rgb {
  const found = new RegExp(`--hue-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)?.[
    schemes[scheme].at
  ]
  if (!found) throw new Error(`--hue-${name} is not in tokens.css`)
  return linear(found)
}

function linear(hex: string): Rgb {
  const part = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function luminance([r, g, b]: Rgb) {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function seen([r, g, b]: Rgb, vision: Vision): Rgb {
  return visions[vision].map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as Rgb
}

/** Distance in OKLab × 100: about 2 is just noticeable side by side. */
function distance(a: Rgb, b: Rgb): number {
  const oklab = ([r, g, b]: Rgb): Rgb => {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ]
  }
  const [p, q] = [oklab(a), oklab(b)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) * 100
}

const sets = {
  'three periods': ['peak', 'flat', 'valley'],
  'six periods': ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each([...sets['three periods'], ...sets['six periods'], 'surplus', 'total'])(
    '%s stands out from its ground (3:1, WCAG 1.4.11)',
    (name) => {
      expect(contrast(hue(name, scheme), linear(schemes[scheme].ground))).toBeGreaterThanOrEqual(3)
    },
  )

  describe.each(Object.entries(sets))('%s', (_name, names) => {
    test.each(Object.keys(visions) as Vision[])('can be distinguished with %s vision', (vision) => {
      for (const [position, name] of names.entries())
        for (const other of names.slice(position + 1)) {
          const apart = distance(seen(hue(name, scheme), vision), seen(hue(other, scheme), vision))
          expect(apart, `${name} and ${other}`).toBeGreaterThan(9)
        }
    })

    test('go from light to dark, so that grey print keeps their order', () => {
      const lightness = names.map((name) => luminance(hue(name, scheme)))
      expect(lightness).toEqual(lightness.toSorted((a, b) => b - a))
    })
  })
})
