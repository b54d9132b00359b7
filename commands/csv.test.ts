import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("cells are quoted when needed, and never run as formulas", () => {
  const row = ["plain", 'a "b", c', "two\nlines", "=1+1", "+1 555", "-2", "@x", "\t=1", " =1", "＝1", "a;=1", new Date(0), undefined];
  expect(toCsv(["a"], [row])).toBe(
    `a\r\nplain,"a ""b"", c","two\nlines",'=1+1,'+1 555,'-2,'@x,'\t=1,' =1,'＝1,"a;'=1",1970-01-01T00:00:00.000Z,\r\n`,
  );
});
