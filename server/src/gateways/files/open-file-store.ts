import { folderStore, type FileStore } from '../../platform/files/file-store.ts'

/** A bucket of a store that speaks S3. */
export interface Bucket {
  readonly bucket: string
  /** What the keys of its files begin with; '' or it ends in a slash. */
  readonly prefix: string
  /** Where the store answers; undefined: Amazon's own in the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** Where files lie: in a folder, or in a bucket. */
export type FilesSetting = { readonly folder: string } | Bucket

/** What the setting is called in messages: no keys. */
export function filesSettingText(setting: FilesSetting): string {
  return 'folder' in setting ? setting.folder : `s3://${setting.bucket}/${setting.prefix}`
}

/** The client of S3 is loaded only where files lie in a bucket. */
export async function openFileStore(setting: FilesSetting): Promise<FileStore> {
  if ('folder' in setting) return folderStore(setting.folder)
  const { bucketStore } = await import('./bucket-store.ts')
  return bucketStore(setting)
}
