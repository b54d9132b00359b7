import { expect, test } from "vitest";
import { shownPhone, telUrl } from "./phone.ts";

test.each([
  ["(555) 010-4477", "tel:+15550104477"],
  ["1 555 010 4477", "tel:+15550104477"],
  ["555.010.4477 ext. 12", "tel:+15550104477"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["010-4477", "tel:0104477"],
  ['555-010-4477" onclick="', "tel:+15550104477"],
])("%s dials %s", (phone, url) => expect(telUrl(phone)).toBe(url));

test.each([
  ["555-010-4477", "(555) 010-4477"],
  ["+1 555.010.4477 ext. 12", "(555) 010-4477"],
  ["+44 20 7946 0958", "+442079460958"],
  ["010-4477", ""],
  ["Win a prize: 555 010 4477", ""],
  ["call me", ""],
])("%s reads %j", (phone, shown) => expect(shownPhone(phone)).toBe(shown));
