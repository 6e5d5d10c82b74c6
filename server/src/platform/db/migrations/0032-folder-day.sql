-- The day on which the folder was written that brought the contract last: an older one brings nothing of it.
alter table contract add column written_on date;
