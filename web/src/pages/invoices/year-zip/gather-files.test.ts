import { describe, expect, it } from 'vitest'
import { gatherFiles } from './gather-files.ts'

function numbers(count: number) {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Fetches numbers as themselves; some fail, in the way their error says. */
function gathering(errors: Readonly<Record<number, string>> = {}) {
  const stop = new AbortController()
  const [asked, kept]: [number[], number[]] = [[], []]
  let [running, most] = [0, 0]
  return {
    stop,
    asked,
    kept,
    most: () => most,
    run: (items: readonly number[], onFetch: (item: number) => void = () => undefined) =>
      gatherFiles(items, {
        fetch: async (item: number) => {
          asked.push(item)
          most = Math.max(most, ++running)
          await Promise.resolve()
          running--
          onFetch(item)
          const error = errors[item]
          if (error) throw new Error(error)
          return item * 10
        },
        keep: (_item, content) => kept.push(content),
        halts: (error) => error instanceof Error && error.message === 'no network',
        signal: stop.signal,
      }),
  }
}

describe('gathering files [r.export-year]', () => {
  it('has all of them, two at a time', async () => {
    const all = gathering()
    expect(await all.run(numbers(7))).toEqual({ failed: [], halted: undefined })
    expect(all.kept.toSorted((a, b) => a - b)).toEqual([10, 20, 30, 40, 50, 60, 70])
    expect([all.asked, all.most()]).toEqual([numbers(7), 2])
  })

  it('keeps the others where some fail, and asks again for those alone', async () => {
    const some = gathering({ 2: 'broken', 5: 'gone' })
    const { failed, halted } = await some.run(numbers(6))
    expect([failed, halted]).toEqual([[2, 5], undefined])
    expect(some.kept).toHaveLength(4)
    const again = gathering()
    await again.run(failed)
    expect([...some.kept, ...again.kept].toSorted((a, b) => a - b)).toEqual([10, 20, 30, 40, 50, 60])
  })

  it('asks for no more once an answer says that all would fail', async () => {
    const cut = gathering({ 4: 'no network', 5: 'no network' })
    const { failed, halted } = await cut.run(numbers(1600))
    expect([failed, halted?.error]).toEqual([[], new Error('no network')])
    expect(cut.kept).toEqual([10, 20, 30])
    expect(cut.asked.length).toBeLessThanOrEqual(5)
  })

  it('asks for no more after five failures in a row', async () => {
    const errors = Object.fromEntries(numbers(1600).map((item) => [item, 'broken']))
    const down = gathering({ ...errors, 1: '', 4: '' })
    const { failed, halted } = await down.run(numbers(1600))
    expect([down.kept, halted?.error]).toEqual([[10, 40], new Error('broken')])
    expect(failed.slice(0, 4)).toEqual([2, 3, 5, 6])
    expect(down.asked.length).toBeLessThanOrEqual(11)
  })

  it('stops when it is cancelled, and calls nothing failed', async () => {
    const left = gathering({ 4: 'broken' })
    const answer = await left.run(numbers(9), (item) => {
      if (item === 4) left.stop.abort()
    })
    expect(answer).toEqual({ failed: [], halted: undefined })
    expect(left.asked.length).toBeLessThanOrEqual(5)
  })

  it('is over at once where there is nothing', async () => {
    expect(await gathering().run([])).toEqual({ failed: [], halted: undefined })
  })
})
