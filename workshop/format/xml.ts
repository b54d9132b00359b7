export type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

const TOKEN = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<(\/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|[\s\S]/g;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|(lt|gt|amp|quot|apos));|&/gi;
const NAMED: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Reads a part of an office file as strictly as Office does. Throws what isn't well-formed. */
export function readXml(source: string): Element {
  if (FORBIDDEN.test(source)) throw new Error("a character that XML forbids");
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  for (const [whole, isEnd, name, attributes = "", isEmpty, text] of source.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += plain(text);
    else if (isEnd) {
      if (open.length < 2 || parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`);
      open.pop();
    } else if (name) {
      const element = { name, attributes: attributesOf(name, attributes), children: [], text: "" };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    } else if (!whole.startsWith("<?") && !whole.startsWith("<!--")) throw new Error(`a stray ${whole}`);
  }
  const [top, second] = root.children;
  if (open.length > 1 || !top || second || root.text.trim()) throw new Error("not one element from the first tag to the last");
  return top;
}

function attributesOf(name: string, source: string) {
  const pairs = [...source.matchAll(ATTRIBUTE)].map(([, key = "", double, single]) => [key, plain(double ?? single ?? "")] as const);
  if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`<${name}> has an attribute twice`);
  return Object.fromEntries(pairs);
}

function plain(text: string) {
  return text.replace(ENTITY, (whole, decimal, hexadecimal, named) => {
    if (whole === "&") throw new Error("an & that stands for nothing");
    return named ? (NAMED[named.toLowerCase()] ?? "") : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
  });
}

/** Every element below, in order. */
export function allIn(element: Element): Element[] {
  return element.children.flatMap((child) => [child, ...allIn(child)]);
}

/** The children of that name. */
export function childrenOf(element: Element | undefined, name: string) {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function childOf(element: Element | undefined, name: string) {
  return element?.children.find((child) => child.name === name);
}

/** What the schema's order forbids: a child it doesn't know, or one that comes too late. */
export function orderProblems(element: Element, order: string[]) {
  let last = 0;
  return element.children.flatMap(({ name }) => {
    const place = order.indexOf(name);
    if (place < 0) return [`<${element.name}> can't hold <${name}>`];
    if (place < last) return [`<${name}> must come before <${order[last]}> in <${element.name}>`];
    last = place;
    return [];
  });
}
