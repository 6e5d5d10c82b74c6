-- Where the distributor shows the hours of use to whoever is supplied (Resolución of 2021-04-28, Cuarto.1.ñ).
alter table contract add column distributor_portal text check (length(distributor_portal) between 1 and 500);
