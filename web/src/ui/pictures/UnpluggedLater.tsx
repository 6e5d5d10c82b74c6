import { Nothing, part } from '../../loading/part.tsx'

/** The unplugged cable, after what it stands beside: few see it. */
export const UnpluggedLater = part({
  load: async () => (await import('./Unplugged.tsx')).Unplugged,
  lost: Nothing,
})
