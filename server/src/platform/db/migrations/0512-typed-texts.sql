-- Texts that were kept before every call and file was read by `typedText` (domain): accents composed, without the invisible
-- marks of a paste. What is typed now would not find them. Joiners (U+200C, U+200D) stay: scripts are written with them.
create function typed_text(text) returns text language sql immutable as $$
  select normalize(regexp_replace($1, '[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'), NFC)
$$;
-- An address stays where another account has it without them.
update account set email = typed_text(email)
 where email <> typed_text(email)
   and not exists (select from account other where other.email = typed_text(account.email));
update customer set email = typed_text(email) where email <> typed_text(email);
update customer set name = typed_text(name) where name <> typed_text(name);
update delegation set email = typed_text(email)
 where email <> typed_text(email)
   and not exists (select from delegation other
                    where other.customer_id = delegation.customer_id and other.email = typed_text(delegation.email));
update contract set supply_street = typed_text(supply_street) where supply_street <> typed_text(supply_street);
update place_name set name = typed_text(name) where name <> typed_text(name);
