import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

/** The parts of axe's report needed to find and fix a violation. */
type Finding = { readonly rule: string; readonly help: string; readonly where: readonly string[] }

/**
 * No violation of axe's rules in the state the page is in. Every rule runs in light; in dark those of colour run again,
 * because nothing else of a page depends on the scheme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await bringAxe(page)
  expect(await findings(page, 'light', {})).toEqual([])
  const colours: axe.RunOptions = {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  }
  expect(await findings(page, 'dark', colours), 'in the dark scheme').toEqual([])
  await page.emulateMedia({ colorScheme: null })
}

/** No violation of one of axe's rules, in either scheme; also of those that do not run by themselves. */
export async function expectRule(page: Page, rule: string): Promise<void> {
  await bringAxe(page)
  const only: axe.RunOptions = { runOnly: { type: 'rule', values: [rule] } }
  for (const scheme of ['light', 'dark'] as const) {
    expect(await findings(page, scheme, only), `in the ${scheme} scheme`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

/** The same rules as `axe.source`, which is written out at more than twice the length. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Once for each document. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
}

async function findings(
  page: Page,
  colorScheme: 'light' | 'dark',
  options: axe.RunOptions,
): Promise<Finding[]> {
  await page.emulateMedia({ colorScheme })
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: axe.RunOptions): Promise<axe.AxeResults> }
    }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...options })
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
    }))
  }, options)
}
