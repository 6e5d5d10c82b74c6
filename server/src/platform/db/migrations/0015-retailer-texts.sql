-- The retailer's own texts (services, documents, batteries, lines of bills, product names) in more than one language. The
-- text is as it stands in the other tables; an empty `words` says that it is itself in that language.
create table retailer_text (
  text text not null check (text <> ''),
  language text not null check (language ~ '^[a-z]{2}$'),
  words text not null default '',
  primary key (text, language)
);
