import type { ReceivedMail } from './twin.ts'

function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const style = `body{margin:0 auto;max-width:56rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:#16191b}
ul{list-style:none;padding:0}li{border-bottom:1px solid #d5dadb}
li a{display:grid;gap:.1rem;padding:.75rem 0;color:inherit;text-decoration:none}
li a:hover b,li a:focus-visible b{text-decoration:underline}
small{color:#545c60}iframe{width:100%;height:60vh;border:1px solid #d5dadb;border-radius:8px}
pre{white-space:pre-wrap;background:#f3f5f5;padding:1rem;border-radius:8px}`

function page(title: string, body: string) {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escaped(title)}</title><style>${style}</style></head><body>${body}</body></html>`
  )
}

export interface InboxPage {
  readonly status: 200 | 404
  readonly policy: string
  readonly html: string
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"
/** The HTML of a mail is shown in a frame without scripts and without access to the network. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation"

function listPage(mails: readonly ReceivedMail[]): InboxPage {
  const items = mails
    .map((mail, index) => ({ mail, index }))
    .toReversed()
    .map(
      ({ mail, index }) =>
        `<li><a href="/mail/${index}"><b>${escaped(mail.subject)}</b><small>${escaped(mail.to)}</small></a></li>`,
    )
  const body = `<h1>Demo inbox</h1><p><small>Mails of the demo, newest first. They are kept here only, and are gone when it stops.</small></p>${
    items.length === 0 ? '<p>No mail yet.</p>' : `<ul>${items.join('')}</ul>`
  }`
  return { status: 200, policy, html: page('Demo inbox', body) }
}

/** `/`: the list. `/mail/3`: one mail. `/mail/3/html`: its HTML alone, for the frame. */
export function inboxPage(mails: readonly ReceivedMail[], path: string): InboxPage {
  if (path === '/') return listPage(mails)
  const [, index, html] = /^\/mail\/(\d{1,6})(\/html)?$/.exec(path) ?? []
  const mail = index === undefined ? undefined : mails[Number(index)]
  if (!mail)
    return { status: 404, policy, html: page('Not found', '<p>No such mail. <a href="/">Inbox</a></p>') }
  if (html) {
    // Its links open beside the inbox, not inside the frame.
    return {
      status: 200,
      policy: mailPolicy,
      html: mail.html.replace('<head>', '<head><base target="_blank">'),
    }
  }
  const body =
    `<p><a href="/">Inbox</a></p><h1>${escaped(mail.subject)}</h1><p><small>${escaped(mail.from)} → ${escaped(mail.to)}</small></p>` +
    `<iframe title="${escaped(mail.subject)}" src="${path}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` +
    `<h2>As plain text</h2><pre>${escaped(mail.text)}</pre>`
  return { status: 200, policy, html: page(mail.subject, body) }
}
