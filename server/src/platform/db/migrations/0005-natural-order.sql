-- How people expect names in a list: 9 before 10, a beside á and A. The database itself compares bytes, the same on
-- every machine; no index uses this collation, because another version of the library behind it may order otherwise.
create collation natural_order (provider = icu, locale = 'und-u-kn-true');
