-- When and by which formula the retailer revises the prices of a product, in its own words (RD 88/2026 art. 30.1.i).
alter table product add column revision text check (length(revision) between 1 and 1000);
