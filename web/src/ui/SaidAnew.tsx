import { useSaidAnew } from './use-said-anew.ts'

interface SaidAnewProps {
  readonly children: string
  /** It comes only once something is chosen: said then too. */
  readonly atFirst?: boolean
}

/** The answer to what is typed or chosen: heard when it changes, not when the page comes with it. */
export function SaidAnew({ children, atFirst }: SaidAnewProps) {
  useSaidAnew(children, { atFirst })
  return <strong>{children}</strong>
}
