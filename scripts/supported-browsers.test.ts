import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { supportedBrowsers } from '../web/supported-browsers.ts'

const [first, ...rest] = supportedBrowsers.map(({ name, version }) => `${name} ${version}`)
const sentence = [first, ...rest].join(', ')

it.each(['README.md', 'docs/decisions/0006-widgets-of-our-own.md'])(
  '%s names the browsers that the build is made for [r.browsers]',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(`upported are ${sentence} and later.`)
  },
)

it('the page hides what it says to older browsers only where both features are known [r.browsers]', () => {
  const styles = readFileSync('web/src/ui/base.css', 'utf8')
  expect(styles).toMatch(
    /@supports \(color: light-dark\(black, white\)\) and selector\(:popover-open\) \{\s*\.old-browser \{\s*display: none;/,
  )
})
