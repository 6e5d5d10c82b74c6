import type { SwitchName } from './switches.ts'

/**
 * Switches of what later work builds, each with its issue. Until then they are off in every browser, whatever the
 * deployment says, and no code but the table of pages and the menus reads them; scripts/switches.test.ts holds that, and
 * asks for tests of the others.
 */
export const unbuiltSwitches: Readonly<Partial<Record<SwitchName, string>>> = {}
