-- What a bill put into batteries and took out of them is asked for by its contract, whichever batteries they were.
create index battery_movement_contract on battery_movement (contract_id, invoice_number);
