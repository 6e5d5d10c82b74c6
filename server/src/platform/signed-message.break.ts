export const breaks = [
  {
    name: 'an old message of the signature service is believed',
    text: 'toleranceSeconds = 300',
    becomes: 'toleranceSeconds = 30_000',
    noticedBy: ['POST signatures/callback/'],
  },
  {
    name: 'any message of the signature service is believed',
    text: "return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, seconds, message.body))",
    becomes: 'return mac.length > 0',
    noticedBy: ['POST signatures/callback/'],
  },
]
