// Which share of photographed codes of bills is read: one code, drawn by script as a camera may see it, and read by the
// browser's own reader. The pictures are the same in every run.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Photograph } from '../web/src/form/bill-reading/testing/photograph.ts'
import { prepareReader, readPhotograph } from '../web/src/form/bill-reading/testing/read-photograph.ts'
import { median, type Figure } from './result.ts'

const turns = [0, 4, 11, 28, 45, 74, 90, 163, 180, 231]
const distances = [2, 3, 4, 6]

/** What spoils a photo, from hardly to badly. */
const spoils: Readonly<Record<string, readonly Photograph[]>> = {
  'as printed': [{}],
  'from the side': [{ tilt: 0.05 }, { tilt: 0.1 }, { tilt: 0.2 }],
  'out of focus': [{ blurPx: 1 }, { blurPx: 2 }, { blurPx: 3 }],
  'in shadow': [{ shadow: 0.4 }, { shadow: 0.7 }, { shadow: 0.9 }],
  'in bad light': [{ grain: 25 }, { grain: 60 }, { grain: 100 }],
  'all at once': [
    { tilt: 0.05, blurPx: 1, shadow: 0.3, grain: 15 },
    { tilt: 0.1, blurPx: 1, shadow: 0.5, grain: 30 },
  ],
}

export async function measurePhotos(): Promise<Figure[]> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareReader(new Uint8Array(wasm).buffer)
  const figures: Figure[] = []
  const tookMs: number[] = []
  for (const [name, worse] of Object.entries(spoils)) {
    let [read, tried] = [0, 0]
    for (const how of worse) {
      for (const degrees of turns) {
        for (const modulePx of distances) {
          const startedMs = performance.now()
          const bills = await readPhotograph({ ...how, degrees, modulePx })
          tookMs.push(performance.now() - startedMs)
          tried += 1
          if (typeof bills !== 'string') read += 1
        }
      }
    }
    figures.push({
      what: `codes ${name}: read`,
      value: (100 * read) / tried,
      unit: '%',
      note: `${read} of ${tried}: ten turns, two to six pixels a module`,
    })
  }
  figures.push({ what: 'drawing and reading one', value: median(tookMs), unit: 'ms' })
  return figures
}
