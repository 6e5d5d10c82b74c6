-- What stands in the fields of the steps that somebody has not finished when a link to go on is mailed: it comes back
-- with the answers, and goes with the link.
alter table lead_link add column typed jsonb;
