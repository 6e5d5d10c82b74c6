// A procedure as somebody goes through it who hears it: what the keyboard reaches as the browser gives it to a screen
// reader, and what is said by itself. Kept as text, to be read once as a person would hear it (docs/accessibility).
import type { Locator, Page } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from './fixtures.ts'
import { listen } from './heard.ts'

/** Set, the transcripts are written again; else what can be held to a rule is, and nothing is kept. */
const isWritten = process.env['ENDOLL_TRANSCRIPTS'] !== undefined
const folder = fileURLToPath(new URL('../docs/accessibility/', import.meta.url))
const mostStops = 120

/** States that are announced. */
const states = ['invalid', 'required', 'readonly', 'expanded', 'checked', 'pressed', 'disabled', 'selected']

export interface Reading {
  /** Opens a page; the next Tab continues from its main part, where somebody jumps to first. */
  readonly open: (address: string) => Promise<void>
  /** Tabs to a control and says all that is passed. */
  readonly to: (thing: Locator) => Promise<void>
  /** The same, and types there instead of what stands in it. */
  readonly type: (thing: Locator, text: string) => Promise<void>
  /** Presses a key and hears what comes of it, once that is there where it takes a while. */
  readonly press: (key: string, until?: Locator) => Promise<void>
  /** Tabs to a button or a link, or a box, and uses it by its key. */
  readonly use: (thing: Locator, until?: Locator) => Promise<void>
  readonly tick: (thing: Locator) => Promise<void>
  /** Gives a day, which the browser's own field takes part by part. */
  readonly day: (thing: Locator, text: string) => Promise<void>
  /** Arrows to one of a group of radios. */
  readonly choose: (thing: Locator) => Promise<void>
  /** Sends a file by a field, as the dialog of the system would. */
  readonly file: (thing: Locator) => Promise<void>
  /** Ends: holds what was heard to the rules, and writes it where asked for. */
  readonly end: (name: string, title: string) => Promise<void>
}

/** In the page. Parts of the description of what has the focus that are heard as one, without a pause, or not at all. */
function runTogether(): string[] {
  const parts = (document.activeElement?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => (document.getElementById(id)?.innerText ?? '').split('\n'))
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const unit = document.activeElement?.parentElement?.querySelector<HTMLElement>(':scope > span.affix')
  const silent =
    unit && !parts.some((part) => part.startsWith(unit.innerText)) ? [`silent: ${unit.innerText}`] : []
  const run = parts
    .slice(0, -1)
    .filter((part) => !/[.,:;!?…]$/.test(part))
    .map((part) => `no pause after: ${part}`)
  return [...silent, ...run]
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
    flaws.push(...(await page.evaluate(runTogether)))
    const role = words(node.role)
    const name = words(node.name)
    if (['RootWebArea', 'generic', 'none'].includes(role) || name === '')
      flaws.push(`the focus is on ${role} «${name}» after: ${lines.at(-1) ?? ''}`)
    const group = await page.evaluate(() => {
      const around = document.activeElement?.closest('fieldset, [role="group"], [role="radiogroup"]')
      const label = around?.getAttribute('aria-label') ?? around?.querySelector('legend')?.innerText ?? ''
      // The description of a group is read with the first of it that is reached.
      const described = (around?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.innerText ?? '')
        .join(' ')
      return document.activeElement?.matches('[type="radio"]')
        ? `of «${[label, described.trim()].filter((part) => part !== '').join('; ')}»`
        : ''
    })
    // Of a list that stays with its field, the option that the arrows are at.
    const option = await page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant')
      const active = id ? document.getElementById(id)?.innerText.replaceAll(/\s+/g, ' ').trim() : undefined
      return active ? `at «${active}»` : ''
    })
    const parts = [`${role} «${name}»`, group, option, words(node.value), ...said, words(node.description)]
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
  /** Waits until nothing is loading; polling does not count. */
  const atRest = () => page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
  /** What was done leaves the focus on something of the page, and there it stays through all that is looked at. */
  const expectFocusKept = () =>
    expect
      .poll(
        async () => {
          const places: (string | undefined)[] = []
          for (let looked = 0; looked < 5; looked += 1) {
            if (looked > 0) await page.waitForTimeout(50)
            places.push(await page.evaluate(() => document.activeElement?.tagName))
          }
          return places
        },
        lines.at(-1) ?? '',
      )
      .not.toContain('BODY')
  const has = (thing: Locator) =>
    thing.evaluateAll((found) => found.some((one) => one === document.activeElement))
  const to = async (thing: Locator) => {
    for (let pressed = 0; !(await has(thing)); pressed += 1) {
      if (pressed > mostStops) throw new Error(`Tab does not reach ${String(thing)}`)
      await page.keyboard.press('Tab')
      // Behind the last control of a page or a dialog are those of the browser.
      const isBeyond = await page.evaluate(() => document.activeElement === document.body)
      lines.push(`- Tab: ${isBeyond ? 'the browser’s own bar' : await focused()}`)
    }
  }
  const press = async (key: string, until?: Locator) => {
    const before = await page.evaluateHandle(() => document.activeElement)
    const [address, saidBefore] = [page.url(), await focused()]
    lines.push(`- ${key}`)
    await page.keyboard.press(key)
    await until?.first().waitFor()
    await atRest()
    await said()
    await expectFocusKept()
    const isThere = await before
      .evaluate((element) => element === document.activeElement)
      // Of a page that was left.
      .catch(() => false)
    const now = await focused()
    if (!isThere || page.url() !== address) lines.push(`  - focus: ${now}`)
    // What the key has changed of the control itself: chosen, ticked, opened.
    else if (now !== saidBefore) lines.push(`  - now: ${now}`)
  }
  return {
    to,
    press,
    use: async (thing, until) => {
      await to(thing)
      await press('Enter', until)
    },
    tick: async (thing) => {
      await to(thing)
      await press('Space')
      if ((await thing.getAttribute('aria-invalid')) === 'true')
        flaws.push(`still wrong: ${lines.at(-1) ?? ''}`)
    },
    open: async (address) => {
      await page.goto(address)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('#drawn-ahead')).toHaveCount(0)
      await atRest()
      lines.push(`- Page «${await page.title()}»`)
      await said()
      await page.getByRole('main').focus()
    },
    type: async (thing, text) => {
      await to(thing)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
      const isSecret = (await thing.getAttribute('type')) === 'password'
      lines.push(isSecret ? '- Types the password' : `- Types «${text}»`)
      await atRest()
      await said()
      await expectFocusKept()
    },
    day: async (thing, text) => {
      await to(thing)
      await thing.fill(text)
      lines.push(`- Types the day ${text}`)
      await said()
    },
    choose: async (thing) => {
      const name = (await thing.getAttribute('name')) ?? ''
      await to(page.locator(`input[type=radio][name="${name}"]`))
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
      await atRest()
      await said()
      await expectFocusKept()
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
