import type { HomeMove } from '@endoll/api/home-moves.ts'

type Refused = NonNullable<HomeMove['leaving'][number]['refused']>

export const homeMove = {
  subject: (contract: string) => `Su mudanza: no se ha pedido nada del contrato ${contract}`,
  lead: (contract: string) =>
    `Ha firmado el contrato de la casa nueva, pero no hemos podido pedir lo que dijo del contrato ${contract}: sigue a su nombre.`,
  why: {
    contract_not_active: 'El contrato ya no está activo.',
    debt_pending: 'Tiene facturas pendientes.',
    process_running: 'Hay otro trámite en curso.',
    not_valid: 'Alguno de los datos que dio ya no es válido.',
  } satisfies Record<Refused, string>,
  more: (phone: string) => `Pídalo desde la página de la mudanza, o llámenos al ${phone}.`,
  action: 'Ver la mudanza',
} as const
