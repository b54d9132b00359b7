/** The functions our sheets use, and how many arguments each takes. A name that isn't here is a typing mistake until it's added. */
const FUNCTIONS: Record<string, [least: number, most: number]> = {
  ABS: [1, 1],
  AND: [1, 255],
  AVERAGE: [1, 255],
  COUNT: [1, 255],
  COUNTA: [1, 255],
  COUNTIF: [2, 2],
  DATE: [3, 3],
  IF: [2, 3],
  MAX: [1, 255],
  MIN: [1, 255],
  N: [1, 1],
  OR: [1, 255],
  ROUND: [2, 2],
  ROUNDUP: [2, 2],
  SQRT: [1, 1],
  SUM: [1, 255],
  SUMIF: [2, 3],
  SUMIFS: [3, 255],
  TEXT: [2, 2],
};

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|(?<text>"(?:[^"]|"")*")|(?<name>[A-Z]+)\(|(?<sheet>'(?:[^']|'')+'|[A-Za-z_]\w*)!(?=\$?[A-Z])|(?<cell>\$?[A-Z]{1,3}\$?\d+)|(?<sign><=|>=|<>|[-+*/^&=<>%(),:]))/y;

/** What's wrong with a formula, as a sentence; undefined if it can be calculated. `sheets` are those it can name. */
export function formulaProblem(formula: string, sheets: string[]): string | undefined {
  try {
    new Reader(formula, sheets).whole();
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}

type Token = { kind: string; text: string };

class Reader {
  readonly #tokens: Token[];
  readonly #sheets: string[];
  #at = 0;

  constructor(formula: string, sheets: string[]) {
    this.#tokens = tokensOf(formula);
    this.#sheets = sheets;
  }

  whole() {
    this.#comparison();
    if (this.#next) throw new Error(`a stray ${this.#next.text}`);
  }

  get #next() {
    return this.#tokens[this.#at];
  }

  #take(...texts: string[]) {
    const isNext = this.#next?.kind === "sign" && texts.includes(this.#next.text);
    if (isNext) this.#at++;
    return isNext;
  }

  #need(text: string) {
    if (!this.#take(text)) throw new Error(`${text} is missing before ${this.#next?.text ?? "the end"}`);
  }

  /** The weakest operators first: each level is made of the next. */
  #comparison() {
    do this.#sum();
    while (this.#take("=", "<>", "<", ">", "<=", ">=", "&"));
  }

  #sum() {
    do this.#product();
    while (this.#take("+", "-"));
  }

  #product() {
    do this.#operand();
    while (this.#take("*", "/", "^"));
  }

  #operand() {
    while (this.#take("-", "+"));
    const token = this.#tokens[this.#at++];
    if (token?.kind === "name") this.#call(token.text);
    else if (token?.kind === "sheet") this.#reference(token.text);
    else if (token?.kind === "cell") this.#range();
    else if (token?.text === "(") {
      this.#comparison();
      this.#need(")");
    } else if (token?.kind !== "number" && token?.kind !== "text") throw new Error(`a value is missing before ${token?.text ?? "the end"}`);
    while (this.#take("%"));
  }

  #call(name: string) {
    const [least, most] = FUNCTIONS[name] ?? [];
    if (least === undefined || most === undefined) throw new Error(`${name} is no function that we know`);
    let count = 0;
    do {
      this.#comparison();
      count++;
    } while (this.#take(","));
    this.#need(")");
    if (count < least || count > most) throw new Error(`${name} has ${count} arguments`);
  }

  #reference(sheet: string) {
    const name = sheet.startsWith("'") ? sheet.slice(1, -1).replaceAll("''", "'") : sheet;
    if (!this.#sheets.includes(name)) throw new Error(`there's no sheet ${sheet}`);
    if (this.#tokens[this.#at++]?.kind !== "cell") throw new Error(`no cell after ${sheet}!`);
    this.#range();
  }

  #range() {
    if (this.#take(":") && this.#tokens[this.#at++]?.kind !== "cell") throw new Error("a range without an end");
  }
}

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < formula.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(formula)?.groups;
    if (!groups) throw new Error(`it can't be read from ${formula.slice(at, at + 12)} on`);
    const [kind = "", text = ""] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
    tokens.push({ kind, text });
  }
  return tokens;
}
