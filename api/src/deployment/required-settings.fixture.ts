/** What a deployment file cannot leave out, with its opening hours as the test gives them. */
export function requiredSettings(schedule: unknown) {
  return {
    organisation: {
      name: 'Llum',
      legalName: 'Llum, SCCL',
      nif: 'F00000000',
      phone: '900 500 005',
      email: 'hola@llum.test',
      website: '/site',
      schedule,
    },
    legal: { legalNotice: '/a', privacy: '/b', cookies: '/c', conditions: '/d', generalConditions: '/e' },
  }
}
