-- Why a bill corrects another (RD 1619/2012 art. 15), and the code of VERI*FACTU that whoever issues the bill has put
-- on it (RD 1007/2023): printed as they come.
alter table invoice add column correction_reason text check (length(correction_reason) between 1 and 300);
alter table invoice add column verifactu_code text check (length(verifactu_code) between 1 and 500);
alter table invoice_line drop constraint invoice_line_kind_check;
alter table invoice_line add constraint invoice_line_kind_check check (kind in
    ('power', 'excess_power', 'fixed', 'energy', 'reactive', 'surplus', 'battery', 'discount',
     'social_bonus_financing', 'social_bonus', 'meter_rental', 'service', 'adjustment', 'late_activation'));
