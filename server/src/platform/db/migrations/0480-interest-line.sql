-- Interest on what was charged in excess (RD 88/2026 art. 45.2) is a line of its own: no tax is due on it.
alter table invoice_line drop constraint invoice_line_kind_check;
alter table invoice_line add constraint invoice_line_kind_check check (kind in
    ('power', 'excess_power', 'fixed', 'energy', 'reactive', 'surplus', 'battery', 'discount',
     'social_bonus_financing', 'social_bonus', 'meter_rental', 'service', 'adjustment', 'late_activation', 'interest'));
