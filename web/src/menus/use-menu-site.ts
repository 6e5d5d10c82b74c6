import { useClaims } from '../calls/use-session.ts'
import { useSite } from '../site/site.tsx'
import { useToldRole } from './acting-role.ts'
import type { MenuSite } from './menus.ts'

/** What the menus of this document are made from. */
export function useMenuSite(): MenuSite {
  const site = useSite()
  return { ...site, login: useClaims()?.login, role: useToldRole(site.acting) }
}
