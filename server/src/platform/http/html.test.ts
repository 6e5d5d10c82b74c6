import { expect, it } from 'vitest'
import { html, jsonBlock } from './html.ts'

const hostile = `</script><img src=x onerror="alert('1')">&\u2028`

it('texts in markup stay texts, between tags and in attributes', () => {
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&lt;/script&gt;&lt;img src=x onerror=&quot;alert(\'1\')&quot;&gt;&amp;\u2028">' +
      "&lt;/script&gt;&lt;img src=x onerror=&quot;alert('1')&quot;&gt;&amp;\u2028</p>",
  )
})

it('markup goes into markup as it is, and what is not there leaves nothing', () => {
  const items = ['a', '<b>'].map((text) => html`<i>${text}</i>`)
  expect(html`${items}${undefined}${html`<b>${3}</b>`}`.text).toBe('<i>a</i><i>&lt;b&gt;</i><b>3</b>')
})

it('no text ends a block of data, which says what it said [r.public-prices]', () => {
  const { text } = jsonBlock('application/ld+json', { name: hostile })
  expect(text.match(/<\/script>/g)).toHaveLength(1)
  expect(text).not.toContain('<img')
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(text)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({ name: hostile })
})
