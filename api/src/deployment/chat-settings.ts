import * as z from 'zod/mini'
import { described, flag, optional } from './setting.ts'

const loopback = String.raw`(127\.0\.0\.1|localhost)(:\d+)?`
/** Nothing in it may end a source of a Content-Security-Policy. */
const scriptAddress = new RegExp(String.raw`^(https://[\w.-]+(:\d+)?|http://${loopback})/[^\s"'<>;,]*$`)
const origin = new RegExp(
  String.raw`^((https|wss)://(\*\.)?[\w-]+(\.[\w-]+)+(:\d+)?|(http|ws)://${loopback})$`,
)

/** Which answers a chat may receive. */
export const chatFacts = ['name', 'email'] as const

/** A chat of somebody else's, on the steps of the wizards (docs/chat.md). */
export const chat = z.strictObject({
  script: optional(
    z.string().check(z.regex(scriptAddress, { error: 'an https address without ; or ,' })),
    'Script of the chat, which runs in a closed frame; no chat without it (docs/chat.md).',
  ),
  integrity: optional(
    z.string().check(z.regex(/^sha(256|384|512)-[\w+/]+={0,2}$/, { error: 'such as sha384-…' })),
    'Its hash (subresource integrity): another script is not run.',
  ),
  sources: described(
    z._default(
      z
        .array(z.string().check(z.regex(origin, { error: 'an origin such as https://chat.example' })))
        .check(z.maxLength(20)),
      [],
    ),
    'Origins from which the chat may load more and which it may call, beside that of its script.',
  ),
  tells: described(
    z._default(z.array(z.enum(chatFacts)), []),
    'What of the answers the chat is told; nothing of anybody without it.',
  ),
  automated: flag(
    false,
    'A machine answers in it: the chat says so and leads to a person (Ley 10/2025 art. 8).',
  ),
})
