import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { brandTheme } from '../platform/http/theme.ts'

/** The texts of a mail. */
export interface MailContent {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** Set in large type, to be copied. */
  readonly code?: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly action?: { readonly label: string; readonly address: string }
  readonly closing: readonly string[]
  /** A list of things, each with a line below it. */
  readonly list?: readonly { readonly title: string; readonly detail: string }[]
  /** Ends such mails: the address that mail programs call, and the words of the link for people. */
  readonly unsubscribe?: { readonly label: string; readonly address: string }
  /** Links at the foot. */
  readonly foot?: readonly { readonly label: string; readonly address: string }[]
}

/** A mail as it is sent. */
export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly unsubscribe?: string
}

/** One line without control characters, so that a name cannot add a header or a paragraph. */
function oneLine(text: string) {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function escaped(text: string) {
  return oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function textOf(content: MailContent, organisation: Deployment['organisation']): string {
  const { greeting, paragraphs, code, facts, action, closing, list = [], foot = [], unsubscribe } = content
  const blocks: readonly (readonly string[])[] = [
    [greeting],
    ...paragraphs.map((text) => [text]),
    ...(code === undefined ? [] : [[code]]),
    ...list.map(({ title, detail }) => [title, detail]),
    facts.map(({ label, value }) => `${label}: ${value}`),
    ...(action ? [[`${action.label}:`, action.address]] : []),
    ...closing.map((text) => [text]),
    [organisation.name, organisation.website],
    ...[...foot, ...(unsubscribe ? [unsubscribe] : [])].map(({ label, address }) => [`${label}:`, address]),
  ]
  const written = blocks.filter((lines) => lines.length > 0).map((lines) => lines.map(oneLine).join('\n'))
  return `${written.join('\n\n')}\n`
}

function paragraph(text: string, style = '') {
  return `<p style="margin:0 0 16px${style}">${escaped(text)}</p>`
}

function htmlOf(content: MailContent, deployment: Deployment, language: Language): string {
  const {
    subject,
    greeting,
    paragraphs,
    code,
    facts,
    action,
    closing,
    list = [],
    foot = [],
    unsubscribe,
  } = content
  const { name, website } = deployment.organisation
  const theme = brandTheme(deployment.brand)
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="text-align:left;font-weight:400;color:#545c60;padding:4px 16px 4px 0;vertical-align:top">${escaped(label)}</th>` +
      `<td style="padding:4px 0">${escaped(value)}</td></tr>`,
  )
  const body = [
    `<p style="margin:0 0 24px;font-size:18px;font-weight:600;color:${theme['--brand-ink']}">${escaped(name)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:600">${escaped(subject)}</h1>`,
    paragraph(greeting),
    ...paragraphs.map((text) => paragraph(text)),
    ...(code === undefined
      ? []
      : [
          `<p style="margin:0 0 16px;font-size:28px;font-weight:600;letter-spacing:4px">${escaped(code)}</p>`,
        ]),
    ...list.map(
      ({ title, detail }) =>
        `<p style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #d5dadb"><strong>${escaped(title)}</strong><br>${escaped(detail)}</p>`,
    ),
    ...(rows.length > 0
      ? [`<table style="border-collapse:collapse;margin:0 0 24px;font-size:16px">${rows.join('')}</table>`]
      : []),
    ...(action
      ? [
          `<p style="margin:0 0 24px"><a href="${escaped(action.address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${theme['--brand']};color:${theme['--on-brand']};text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>`,
        ]
      : []),
    ...closing.map((text) => paragraph(text, ';font-size:14px;color:#545c60')),
    `<p style="margin:24px 0 0;font-size:14px"><a href="${escaped(website)}" style="color:${theme['--brand-ink']}">${escaped(website)}</a></p>`,
    ...[...foot, ...(unsubscribe ? [unsubscribe] : [])].map(
      ({ label, address }) =>
        `<p style="margin:16px 0 0;font-size:14px"><a href="${escaped(address)}" style="color:#545c60">${escaped(label)}</a></p>`,
    ),
  ]
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;background:#f3f5f5;color:#16191b;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff">',
    ...body,
    '</div></body></html>',
    '',
  ].join('\n')
}

/** A mail as plain text and as HTML with the same content. */
export function layOut(content: MailContent, deployment: Deployment, language: Language): RenderedMail {
  return {
    subject: oneLine(content.subject),
    text: textOf(content, deployment.organisation),
    html: htmlOf(content, deployment, language),
    ...(content.unsubscribe && { unsubscribe: content.unsubscribe.address }),
  }
}
