/** The storage of a tab, as browsers have it: its items are its own keys. */
export class TestStorage {
  getItem(key: string) {
    return (Object.entries(this) as [string, string][]).find(([name]) => name === key)?.[1] ?? null
  }
  setItem(key: string, value: string) {
    Reflect.set(this, key, value)
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
  clear() {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}
