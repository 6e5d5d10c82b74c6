export const contract = {
  back: 'Todos los contratos',
  of: 'Contrato {name} · {address}',
  loading: 'Cargando el contrato',
  unread: 'No hemos podido cargar el contrato',
  nothingChanged: 'No se ha cambiado nada.',
  kinds: { electricity: 'Electricidad', gas: 'Gas' },
  choose: {
    title: '¿En qué contrato?',
    option: '{name} · {kind}',
  },
  none: {
    title: 'No hay ningún contrato activo',
    why: 'Este cambio solo se puede pedir en contratos activos.',
    action: 'Ver los contratos',
  },
  absent: {
    title: 'No encontramos este contrato',
    why: 'Puede que la dirección esté incompleta, que sea de otra cuenta o que este cambio no se ofrezca para él.',
    action: 'Ver los contratos',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    contract: typeof contract
  }
}
