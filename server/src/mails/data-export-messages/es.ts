export const dataExport = {
  subject: 'La copia de sus datos está lista',
  lead: 'La copia de todos los datos que guardamos de usted ya se puede descargar, en un archivo ZIP.',
  more: (day: string) =>
    `Se puede descargar hasta el ${day}, después de entrar en la oficina. Después se borra.`,
  action: 'Ir a mis datos',
  warning: (phone: string) => `Si no ha pedido esta copia, llame al ${phone} y cambie su clave.`,
} as const
