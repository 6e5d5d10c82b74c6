-- Files that were sent: what they are; their bytes lie in the store (platform/files). Found by the id alone, 128 random bits.
create table uploaded_file (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- As it will be saved: already harmless.
  name text not null,
  -- Told by the content.
  media_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  content_sha256 bytea not null check (octet_length(content_sha256) = 32),
  uploaded_at timestamptz not null,
  -- What it belongs to, and since when; one that belongs to nothing goes after a day.
  claimed_at timestamptz,
  claimed_by text,
  check ((claimed_at is null) = (claimed_by is null))
);
create index uploaded_file_waiting on uploaded_file (uploaded_at) where claimed_by is null;
create index uploaded_file_claimed on uploaded_file (claimed_by) where claimed_by is not null;
