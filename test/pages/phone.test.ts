import { expect, test } from "vitest";
import { attributes, structuredDataOf } from "../harness/html.ts";
import { openSite } from "../harness/site.ts";

const PHONE = "(555) 010-4477";
const links = (html: string) => attributes(html, /href="(tel:[^"]+)"/g);

test("PHONE is in the menu, the footer, on the contact page and in structured data, also when the page is kept", async () => {
  const site = openSite({ env: { PHONE } });
  for (let visit = 0; visit < 2; visit++) {
    const html = await (await site.get("/")).text();
    expect(links(html)).toEqual(["tel:+15550104477", "tel:+15550104477"]);
    expect(html.slice(html.indexOf('id="menu"'), html.indexOf("</header>"))).toContain(PHONE);
    expect(html.slice(html.indexOf("<footer"))).toContain(PHONE);
    const told = structuredDataOf(html)
      ["@graph"].filter(({ telephone }) => telephone === PHONE)
      .map((thing) => thing["@type"]);
    expect(told).toEqual(["Organization", "ProfessionalService"]);
    expect(links(await (await site.get("/contact")).text())).toHaveLength(3);
  }
});

test("without PHONE nothing of it is shown", async () => {
  const html = await (await openSite().get("/contact")).text();
  expect([links(html), html.includes("telephone")]).toEqual([[], false]);
});
