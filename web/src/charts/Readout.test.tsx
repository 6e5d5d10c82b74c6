import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Readout } from './Readout.tsx'
import { hueInTurn } from './series.ts'

function seriesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    label: `Contract ${index}`,
    hue: hueInTurn(index),
  }))
}

test.each([
  [1, true],
  [54, true],
  [55, false],
  [60, false],
])('of %i series the legend is shown: %s [c9.legend]', (count, shown) => {
  const markup = renderToStaticMarkup(<Readout title="2026" total="47.83" series={seriesOf(count)} />)
  expect(markup).toContain('47.83')
  expect(markup.includes('Contract 0')).toBe(shown)
})
