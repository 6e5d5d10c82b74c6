import { describe, expect, it } from 'vitest'
import { findCommand } from './command-line.ts'
import { showProgress } from './progress.ts'

describe('progress', () => {
  const shown = (isTTY: boolean, stepsMs: readonly number[]) => {
    let now = 0
    let text = ''
    const progress = showProgress({ isTTY, write: (part) => (text += part) }, () => now)
    for (const ms of stepsMs) {
      now = ms
      progress.update({ step: 'curves', share: ms / 20_000, count: ms * 1000 })
    }
    progress.end()
    return text
  }

  it('is a line every few seconds where there is no terminal', () => {
    expect(shown(false, [10, 4000, 5000, 5100, 10_000]).trim().split('\n')).toEqual([
      'curves  [######------------------] 25 %  5,000,000 readings, 15 s left',
      'curves  [############------------] 50 %  10,000,000 readings, 10 s left',
    ])
  })

  it('is one line redrawn on a terminal, and gone at the end', () => {
    const text = shown(true, [10, 200, 210, 400])
    expect(text.split('\r\u001B[K')).toHaveLength(5)
    expect(text.endsWith('\r\u001B[K')).toBe(true)
  })
})

describe('the command line', () => {
  const plain = { check: false, reports: [], language: 'en', watch: false, settledSeconds: 60 }
  it.each([
    [['folder'], { ...plain, folder: 'folder' }],
    [['--check', 'folder'], { ...plain, folder: 'folder', check: true }],
    [['folder', '--report', 'r.json'], { ...plain, folder: 'folder', reports: ['r.json'] }],
    [
      ['folder', '--report', 'r.json', '--report', 'r.csv'],
      { ...plain, folder: 'folder', reports: ['r.json', 'r.csv'] },
    ],
    [[], undefined],
    [['a', 'b'], undefined],
    [['folder', '--force'], undefined],
    [['folder', '--report'], undefined],
  ])('%j', (argv, expected) => {
    expect(findCommand(argv)).toEqual(expected)
  })
})
