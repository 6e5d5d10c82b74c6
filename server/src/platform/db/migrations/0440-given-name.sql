-- By which the office greets a person. Null of a company, and where only the whole name is known.
alter table customer add column given_name text;
