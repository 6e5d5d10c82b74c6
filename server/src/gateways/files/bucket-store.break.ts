export const breaks = [
  {
    name: 'a large file is in memory whole before it goes to the bucket',
    text: 'if (size < partBytes) continue',
    becomes: 'if (size < partBytes * 100) continue',
    noticedBy: ['r.files-flat'],
  },
  {
    name: 'parts of a file that broke off stay in the bucket',
    text: 'await abort(id, UploadId).catch(() => undefined)',
    becomes: '',
    noticedBy: ['r.files-away'],
  },
  {
    name: 'a bucket that is away is an error of ours',
    text: "throw new Failure('busy', { retryAfterSeconds, cause: error })",
    becomes: 'throw error',
    noticedBy: ['r.files-away'],
  },
  {
    name: 'what others keep in the bucket is swept',
    text: '{ Bucket: bucket, Prefix: prefix }',
    becomes: '{ Bucket: bucket }',
  },
]
