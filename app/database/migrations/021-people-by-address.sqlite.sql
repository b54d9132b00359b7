-- Only Gmail ignores dots: elsewhere jo.nes@ and jones@ are two people, so a person is known by their address with its dots. It's never one that
-- another row has, since rows that differ only by a dot were one before. A first + is no tag, so it's searched for from the second character on.
with addresses as (
  select id, substr(lower(email), 1, instr(email, '@') - 1) as local, substr(lower(email), instr(email, '@')) as host from people where email <> ''
)
update people
set known_by = iif(instr(substr(local, 2), '+') > 0, substr(local, 1, instr(substr(local, 2), '+')), local) || host
from addresses
where addresses.id = people.id and host not in ('@gmail.com', '@googlemail.com');
