/** What this office uses of the package, which brings no types. */
declare module 'web-push' {
  interface Keys {
    readonly publicKey: string
    readonly privateKey: string
  }
  const webPush: {
    /** A new pair of keys of P-256, base64url. */
    generateVAPIDKeys(): Keys
    /** Encrypts (RFC 8291) and signs (RFC 8292) a message without sending it. Throws for an invalid key. */
    generateRequestDetails(
      subscription: {
        readonly endpoint: string
        readonly keys: { readonly p256dh: string; readonly auth: string }
      },
      payload: string,
      options: {
        readonly vapidDetails: Keys & { readonly subject: string }
        /** Seconds that the push service keeps it. */
        readonly TTL: number
        readonly contentEncoding: 'aes128gcm'
        readonly urgency: 'very-low' | 'low' | 'normal' | 'high'
        readonly topic: string
      },
    ): {
      readonly headers: Readonly<Record<string, string | number>>
      readonly body: Uint8Array<ArrayBuffer>
    }
  }
  export = webPush
}
