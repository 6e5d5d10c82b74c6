-- What a service is for, until when its customer agreed to keep it and what leaving it on its first day costs, in euros;
-- and its last day where its customer ended it here, which no file prolongs.
alter table contract_service
  add column about text,
  add column stay_last_day date,
  add column penalty numeric(8, 2) check (penalty >= 0),
  add column asked_end_day date,
  add constraint contract_service_stay check ((stay_last_day is null) = (penalty is null));
