/** To whom the retailer writes with what somebody else has given: LO 3/2018 art. 11.3. */
export const personalData = {
  holder:
    'Su nombre, NIF y contacto los ha dado quien tiene ahora el contrato, y solo sirven para este cambio.',
  delegate: 'Su correo lo ha dado quien invita, y solo sirve para esta invitación.',
  rights: (controller: string, address: string) =>
    `Responsable: ${controller}. Acceso, rectificación, supresión, oposición, limitación y portabilidad: ${address}.`,
  policy: (address: string) => `Política de privacidad: ${address}`,
}
