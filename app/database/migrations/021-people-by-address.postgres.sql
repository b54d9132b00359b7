-- Only Gmail ignores dots: elsewhere jo.nes@ and jones@ are two people, so a person is known by their address with its dots. It's never one that
-- another row has, since rows that differ only by a dot were one before. A first + is no tag. With "C", no locale changes what a lower case I is.
update people
set known_by = regexp_replace(lower(email collate "C"), '^(.[^+@]*)\+[^@]*@', '\1@')
where email <> '' and lower(email collate "C") !~ '@(gmail|googlemail)\.com$';
