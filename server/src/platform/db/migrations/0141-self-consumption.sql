-- What the contract has to name of its self-consumption (RD 244/2019 art. 9.1): the code of CNMC table 113, and the unified
-- code of the installation (CAU).
alter table contract add column self_consumption text, add column cau text;
