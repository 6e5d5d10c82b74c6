import { crc32, deflateRawSync } from 'node:zlib'

/** A zip with deflated entries, as small as the format allows; its directory may list each several times. */
export function zipOf(
  entries: Readonly<Record<string, string | Uint8Array>>,
  { listed = 1 }: { readonly listed?: number } = {},
): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const file = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(plain.length, 18)
    common.writeUInt16LE(file.length, 22)
    const offsetField = Buffer.alloc(14)
    offsetField.writeUInt32LE(offset, 10)
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, file, packed])
    bodies.push(body)
    const line = Buffer.concat([
      Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
      common,
      offsetField,
      file,
    ])
    directory.push(...Array.from({ length: listed }, () => line))
    offset += body.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, central, end])
}

/** The example's F5D file, packed by bzip2 1.0.8 in one stream, and in two as parallel compressors do. */
export const exampleInOneBzip = Buffer.from(
  'QlpoOTFBWSZTWULaOWsABjjeAEgQQAD/+AMEGABAAdO0MywxNUg/9VIPUGgZ6lRT1AYgBRoyBo0yNApRVT9Gqf6pMRo2p3skvVkl' +
    '+bJL48eEIAAAAAADvZJfKWSX4skqWSX0skvELYXqF7vHz+93fqF08wukLbZJOJvlbmZ0lvPb3v27+QAAAAy2gAdec5znOc5znOfN' +
    'EdDIWVYMLIWKyr1C/sLXw7773d6dMYxjGMYxjGMYxsLXXXbd2F4Kr6hZRf6F5efPe7vh0xjGO0LT81MZEhJuutNuJt1tuJzZJVjn' +
    'nbWyS87HGJjY1tgbGslDYwbHtZE5ZMTSTxpJ2SXbWta0AAAABaqqAAAAAAFrSTiTaSUakkkkkBJbIlkr9skuwAAADIWwvuF+IXvC' +
    '6heoX8hf8XckU4UJBC2jlrA=',
  'base64',
)
export const exampleInTwoBzips = Buffer.from(
  'QlpoOTFBWSZTWUZsfNAAAopeAEgQQAD/+AMEGAAwARptoJJpSD/VR6m9U0NBJqoaaBoABSiinqBoaGj5J0TuT4J2JwJ7EwTonAhg' +
    'jkEba4BGugIsBDYIpLa/G13v3zz74kkkkk3AEQRQIoRyCPgIv1rV3VKqqquwQurRCGASToIMIeBClK83QmPQmG8udk3RMzdbu6TM' +
    '1jbG3gItsBFAi6LmZmZJJJJJJCYRYmCZJ4JkrCeCcE7E5J/E7k/xdyRThQkEZsfNAEJaaDkxQVkmU1lc1CdcAAOu3gBIEEAA//gD' +
    'BBgAMAFZRtgyU/UiP/VQbVAYbU9VAAAAhSmhIaPRGT8ReEXwi9dKnVV+Iu4i90WEXsi7IuIvtF7nXHWeUXXCLoRcMRZesi8VJtpJ' +
    'Me9+Oc+QAAADLbTWElTTcrARIsEr7Rf1Fz7355zWqqqqqsRc1rmkXcADyiwr/IvHPPOb6KKORFw7NINRnHGWxxrbNjSLJa1IBatj' +
    'FUqlSQqlapcyBVjCAkblTF3d2AAAABJKqSNN0kmmqVNEkW9IshlVUSLiL6RdkXui6RfaL4Rf8XckU4UJBc1CdcA=',
  'base64',
)

/** The example's Datadis file, packed by the same. */
export const datadisInOneBzip = Buffer.from(
  'QlpoOTFBWSZTWZPNak0ABRHfgEgSAAT/+COEmYC/794AQAH8W0pGGlQ9J+ykINNMmgAADagk0pFNPUAAA0AAAMDIMgAMRoMhkBgikFM1B6QQAA' +
    'AwQyQHBAaiD8bUBmoOpAYEBkoOhAZCA4IDnO5AdyA0K3ylKWJJAYKIDCOBBUoUQGoDI0kyIpOmfXs27rWtiSSXdFQhCCSSSRJJLutbABq2ADUi' +
    'kTTUW3IyEERERERERESwCU1GZU3IDmKqDRzREyYQQZkBkSIHBBgMGZqMGQExjYtyM4BGYscSBFVo0VaWVaWVaUsCKtKb0AmDGFwQBhAZEFbyKk' +
    '2ZcuXLlixYsWtYsWLFjQ0NDQ0NyATMD2GBDRVVVVVVVURVVVeiAS1VVcoSoEUhkoecKkQzQGXSb+c5x2oDgZkBnqQHj5IDVVPFAa8Ahr9HPRxZ' +
    'vIpwVT5jZjp16DPEU81U4/v3i2D8vO7vDlPm1s05BkqmRh/GvajAK4xDxGkuWEtQqEqtwL4RGX8XckU4UJCTzWpN',
  'base64',
)
