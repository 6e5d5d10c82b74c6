// A procedure as somebody goes through it who hears it: what the keyboard reaches as the browser gives it to a screen
// reader, and what is said by itself. Kept as text, to be read once as a person would hear it (docs/accessibility).
import type { Locator, Page } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from './fixtures.ts'
import { listen } from './heard.ts'

/** Set, the transcripts are written anew; else what can be held to a rule is, and nothing is kept. */
const isWritten = process.env['ENDOLL_TRANSCRIPTS'] !== undefined
const folder = fileURLToPath(new URL('../docs/accessibility/', import.meta.url))
const mostStops = 120

/** States that are said where they hold. */
const states = ['invalid', 'required', 'readonly', 'expanded', 'checked', 'pressed', 'disabled', 'selected']

export interface Reading {
  /** Opens a page; the next Tab goes on from its main part, where somebody jumps to first. */
  readonly open: (address: string) => Promise<void>
  /** Tabs to a control and says all that is passed. */
  readonly to: (thing: Locator) => Promise<void>
  /** The same, and types there instead of what stands in it. */
  readonly type: (thing: Locator, text: string) => Promise<void>
  readonly press: (key: string) => Promise<void>
  /** Arrows to one of a group of radios. */
  readonly choose: (thing: Locator) => Promise<void>
  /** Sends a file by a field, as the dialog of the system would. */
  readonly file: (thing: Locator) => Promise<void>
  /** Ends: holds what was heard to the rules, and writes it where asked for. */
  readonly end: (name: string, title: string) => Promise<void>
}

export async function readAloud(page: Page): Promise<Reading> {
  const lines: string[] = []
  const flaws: string[] = []
  const heard = await listen(page)
  const tree = await page.context().newCDPSession(page)
  await tree.send('Accessibility.enable')

  /** The control that has the focus, in the words of the accessibility tree. */
  const focused = async (): Promise<string> => {
    const { result } = await tree.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (result.objectId === undefined) return 'nothing'
    const { nodes } = await tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    const [node] = nodes
    if (!node) return 'nothing'
    const words = (value: { value?: unknown } | undefined) =>
      typeof value?.value === 'string' ? value.value.replaceAll(/\s+/g, ' ').trim() : ''
    const said = states.flatMap((state) => {
      const value = node.properties?.find(({ name }) => name === state)?.value.value as unknown
      return value === undefined || value === false || value === 'false'
        ? []
        : [value === true || value === 'true' ? state : `${state}: ${String(value)}`]
    })
    const role = words(node.role)
    const name = words(node.name)
    if (['RootWebArea', 'generic', 'none'].includes(role) || name === '')
      flaws.push(`the focus is on ${role} «${name}» after: ${lines.at(-1) ?? ''}`)
    const group = await page.evaluate(() => {
      const around = document.activeElement?.closest('fieldset, [role="group"], [role="radiogroup"]')
      const label = around?.getAttribute('aria-label') ?? around?.querySelector('legend')?.innerText ?? ''
      return document.activeElement?.matches('[type="radio"]') ? `of «${label}»` : ''
    })
    const parts = [`${role} «${name}»`, group, words(node.value), ...said, words(node.description)]
    return parts.filter((part) => part !== '').join('; ')
  }
  /** What was said by itself since the last line. */
  const said = async () => {
    const texts = (await heard()).flatMap(({ how, text }) =>
      how === 'focus' ? [] : [{ line: `  - ${how} says: «${text}»`, text }],
    )
    for (const [at, { text }] of texts.entries())
      if (texts.slice(0, at).some((before) => before.text.includes(text) || text.includes(before.text)))
        flaws.push(`said twice: ${text}`)
    lines.push(...texts.map(({ line }) => line))
  }
  const has = (thing: Locator) =>
    thing.evaluateAll((found) => found.some((one) => one === document.activeElement))
  const to = async (thing: Locator) => {
    for (let pressed = 0; !(await has(thing)); pressed += 1) {
      if (pressed > mostStops) throw new Error(`Tab does not reach ${String(thing)}`)
      await page.keyboard.press('Tab')
      lines.push(`- Tab: ${await focused()}`)
    }
  }
  const press = async (key: string) => {
    const before = await page.evaluateHandle(() => document.activeElement)
    const address = page.url()
    lines.push(`- ${key}`)
    await page.keyboard.press(key)
    await page.waitForLoadState('networkidle')
    await said()
    const isThere = await before
      .evaluate((element) => element === document.activeElement)
      // Of a page that was left.
      .catch(() => false)
    if (!isThere || page.url() !== address) lines.push(`  - focus: ${await focused()}`)
  }
  return {
    to,
    press,
    open: async (address) => {
      await page.goto(address)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('#drawn-ahead')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      lines.push(`- Page «${await page.title()}»`)
      await said()
      await page.getByRole('main').focus()
    },
    type: async (thing, text) => {
      await to(thing)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
      lines.push(`- Types «${text}»`)
      await page.waitForLoadState('networkidle')
      await said()
    },
    choose: async (thing) => {
      const group = page.locator('input[type=radio]:focus')
      while ((await group.count()) === 0) {
        await page.keyboard.press('Tab')
        lines.push(`- Tab: ${await focused()}`)
        if (lines.length > 2000) throw new Error('Tab reaches no radio')
      }
      for (let pressed = 0; !(await thing.isChecked()); pressed += 1) {
        if (pressed > mostStops) throw new Error(`Arrows do not reach ${String(thing)}`)
        const key = pressed === 0 && (await has(thing)) ? 'Space' : 'ArrowDown'
        await page.keyboard.press(key)
        lines.push(`- ${key}: ${await focused()}`)
      }
      await said()
    },
    file: async (thing) => {
      await to(thing)
      await thing.setInputFiles({
        name: 'papel.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
      })
      lines.push('- Chooses papel.pdf')
      await page.waitForLoadState('networkidle')
      await said()
    },
    end: async (name, title) => {
      if (isWritten) {
        await mkdir(folder, { recursive: true })
        await writeFile(`${folder}${name}.md`, `# ${title}\n\n${lines.join('\n')}\n`)
      }
      expect(flaws).toEqual([])
    },
  }
}
