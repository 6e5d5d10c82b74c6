// RD 88/2026 (DD única) repeals these; no text may cite a repealed decree.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, root } from './api-endpoints.ts'

const repealed = [
  /(?:RD|Real Decreto|Reial decret|Royal Decree)\s+1718\/2012/i,
  /(?:RD|Real Decreto|Reial decret|Royal Decree)\s+1435\/2002/i,
  // Of this one arts 79 to 89 alone; what it says of quality (100 to 110) still holds.
  /(?:RD|Real Decreto|Reial decret|Royal Decree)\s+1955\/2000,?\s+arts?\.?\s+(?:79|8\d)/i,
]
function quotes(text: string): boolean {
  return repealed.some((law) => law.test(text))
}

describe('[law.repealed] a decree that is repealed', () => {
  const files = filesIn('{{domain,api,server,web}/src,deployments}/**/*.{ts,tsx,typ,json,md}').filter(
    (file) => !file.includes('node_modules'),
  )

  it('is quoted to nobody: in no text, no document, no source of a rate', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(files.filter((file) => quotes(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it('is known however it is written, and its living articles are not taken for it', () => {
    for (const text of ['RD 1718/2012, arts. 2', 'Real Decreto 1435/2002', 'RD 1955/2000 art. 83.1'])
      expect(quotes(text), text).toBe(true)
    expect(quotes('RD 1955/2000, art. 102–104')).toBe(false)
  })
})
