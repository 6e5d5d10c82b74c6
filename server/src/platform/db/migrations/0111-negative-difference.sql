-- What a bill of differences gives back of the energy is below zero; every other bill charges what was used.
alter table invoice drop constraint invoice_energy_wh_check;
alter table invoice add constraint invoice_energy_wh_check check (energy_wh >= 0 or type in ('RA', 'C', 'G'));
