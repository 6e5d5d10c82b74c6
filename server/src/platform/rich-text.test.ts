import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richFormats, safeHtml } from './rich-text.ts'

/** Ways to make a browser run something, from the lists that everybody tries. */
const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\t>',
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)"//>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img/src="x"/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<body onload=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "//evil.example/x.css";</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://a.example" onmouseover=alert(1)>x</a>',
  '<a href="https://a.example" target=_top id=app class=x>x</a>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<title><img src=x onerror=alert(1)></title>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<template><script>alert(1)</script></template>',
  '<xmp><script>alert(1)</script></xmp>',
  '<!--><script>alert(1)</script-->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<x onclick=alert(1)>x</x>',
  '<p',
  '<p "',
  '<a href="https://a.example"><a href="javascript:alert(1)">x</a></a>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](//evil.example)',
  '![x](x" onerror="alert(1))',
  '![x](https://evil.example/pixel.gif)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '# <img src=x onerror=alert(1)>',
  '[<img src=x onerror=alert(1)>](https://a.example)',
  '[x](https://a.example "\\"><script>alert(1)</script>")',
] as const

/** The exact tags a result may have; nothing else may contain an angle bracket. */
const tag =
  /<(?:\/?(?:p|strong|em|b|i|ul|ol|li|blockquote|h2|h3|h4|table|thead|tbody|tr|th|td)|br ?\/?|hr ?\/?|\/a|a(?: href="(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^"<>]*")?(?: rel="noopener noreferrer")?)>/g

/** What in the result is more than text, its tags and its links: nothing, or what was tried and what came of it. */
function harmOf(html: string, from: string): string[] {
  const rest = html.replaceAll(tag, '')
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
  const bad = links.filter(
    (href) => /^[\s\p{Cc}]*(?:javascript|vbscript|data|file|blob)\s*:/iu.test(href) || /^[/\\]{2}/.test(href),
  )
  return /[<>]/.test(rest) || bad.length > 0 ? [`${from} -> ${html}`] : []
}

describe('a text of the retailer’s in a page [r.rich-text]', () => {
  it.each(richFormats)('runs nothing, whatever is tried as %s', (format) => {
    for (const attack of attacks) {
      expect(harmOf(safeHtml(attack, format), attack)).toEqual([])
      expect(harmOf(safeHtml(`<p>antes</p>${attack}<p>después</p>`, format), attack)).toEqual([])
      expect(harmOf(safeHtml(`antes ${attack} después`, format), attack)).toEqual([])
    }
  })

  it('runs nothing of two attacks cut anywhere and put together', () => {
    const attack = fc.constantFrom(...attacks)
    fc.assert(
      fc.property(
        attack,
        attack,
        fc.nat(80),
        fc.nat(80),
        fc.constantFrom(...richFormats),
        (a, b, i, j, format) => {
          const text = a.slice(0, i) + b.slice(j)
          expect(harmOf(safeHtml(text, format), text)).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is the same when it is made safe again', () => {
    for (const attack of attacks) {
      const once = safeHtml(attack, 'html')
      expect(safeHtml(once, 'html'), attack).toBe(once)
    }
  })

  it('keeps what a text is made of', () => {
    expect(safeHtml('# Hola\n\nUn **texto** con [enlace](https://a.example/x?a=1&b=2).', 'markdown')).toBe(
      '<h2>Hola</h2>\n<p>Un <strong>texto</strong> con <a href="https://a.example/x?a=1&amp;b=2" rel="noopener noreferrer">enlace</a>.</p>',
    )
    expect(safeHtml('<ul><li>Llámenos: <a href="tel:900500005">900 500 005</a></li></ul>', 'html')).toBe(
      '<ul><li>Llámenos: <a href="tel:900500005" rel="noopener noreferrer">900 500 005</a></li></ul>',
    )
    expect(safeHtml('1 < 2 & 3 > 2', 'html')).toBe('1 &lt; 2 &amp; 3 &gt; 2')
    expect(safeHtml('', 'markdown')).toBe('')
  })

  it('is read to its end, however it nests', { timeout: 10_000 }, () => {
    expect(harmOf(safeHtml('<p>'.repeat(20_000), 'html'), 'many tags')).toEqual([])
    expect(harmOf(safeHtml('> '.repeat(2_000), 'markdown'), 'many quotes')).toEqual([])
    expect(harmOf(safeHtml('['.repeat(5_000), 'markdown'), 'many brackets')).toEqual([])
  })
})
