import { parseSync } from "vite";
import { isNode, type SourceNode as Node } from "./source-node.ts";

/**
 * What a file calls something, by name: what it declares, what its objects have under a key, and what its elements have as an attribute.
 */
type Names = Record<"declared" | "keyed" | "attributes", Map<string, Node[]>>;

const CLASS = ["className", "class"];

/** Every class that markup may have: what its class attributes say, and what the constants, functions and props that they name hold. */
export function classNamesIn(sources: string[]) {
  const files = sources.map(namesOf);
  const texts = files.flatMap((file) =>
    CLASS.flatMap((name) =>
      [...(file.attributes.get(name) ?? []), ...(file.keyed.get(name) ?? [])].flatMap((value) => textsOf(value, file, givenAs)),
    ),
  );
  return new Set(texts.flatMap((text) => text.split(/\s+/)).map((word) => word.slice(word.lastIndexOf(":") + 1)));

  /** A prop's values wherever an element or an object has them. Props that are passed on a second time aren't followed. */
  function givenAs(prop: string) {
    // Read where it's given.
    if (CLASS.includes(prop)) return [];
    const valuesIn = (from: Names) => [...(from.attributes.get(prop) ?? []), ...(from.keyed.get(prop) ?? [])];
    return files.flatMap((from) => valuesIn(from).flatMap((node) => textsOf(node, from, () => [])));
  }
}

/** The texts that an expression can become. A text that's only compared isn't one of them. */
function textsOf(node: Node, file: Names, givenAs: (prop: string) => string[]): string[] {
  const { type } = node;
  const all = (...parts: unknown[]) => parts.flat().flatMap((part) => (isNode(part) ? textsOf(part, file, givenAs) : []));
  if (type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (type === "TemplateLiteral") return templateTexts(node as Template, (part) => all(part));
  if (type === "Identifier") return file.declared.has(nameOf(node)) ? all(file.declared.get(nameOf(node))) : givenAs(nameOf(node));
  if (type === "MemberExpression") return node.computed ? all(node.object) : givenAs(nameOf(node.property as Node));
  if (type === "ConditionalExpression") return all(node.consequent, node.alternate);
  if (type === "LogicalExpression") return all(node.operator === "&&" ? [] : node.left, node.right);
  if (type === "BinaryExpression") return node.operator === "+" ? all(node.left, node.right) : [];
  if (type === "CallExpression") return all((node.callee as Node).object ?? node.callee);
  if (type === "ObjectExpression" || type === "ArrayExpression") return all(node.properties ?? node.elements);
  if (type === "Property") return all(node.value);
  if (type === "ArrowFunctionExpression") return all(node.body);
  if (type === "BlockStatement") return below(node).flatMap((each) => (each.type === "ReturnStatement" ? all(each.argument) : []));
  return all(node.expression);
}

function namesOf(source: string): Names {
  const nodes = below(parseSync("file.tsx", source).program as unknown as Node);
  const by = (pairsOf: (node: Node) => [unknown, unknown][]) => {
    const pairs = nodes.flatMap(pairsOf).flatMap(([name, value]) => (isNode(name) && isNode(value) ? [{ name: nameOf(name), value }] : []));
    return new Map([...Map.groupBy(pairs, ({ name }) => name)].map(([name, group]) => [name, group.map(({ value }) => value)]));
  };
  return {
    declared: by(({ type, id, init, body }) =>
      type === "VariableDeclarator" ? [[id, init]] : type === "FunctionDeclaration" ? [[id, body]] : [],
    ),
    keyed: by(({ type, key, value, left, right }) =>
      type === "Property" && isNode(value) && value.type !== "Identifier"
        ? [[key, value]]
        : type === "AssignmentPattern"
          ? [[left, right]]
          : [],
    ),
    attributes: by(({ type, name, value }) => (type === "JSXAttribute" ? [[name, value]] : [])),
  };
}

type Template = Node & { quasis: { value: { cooked: string } }[]; expressions: Node[] };

/** `button-${kind} mt-4` can become `button-quiet`. What touches an expression is no word without it. */
function templateTexts({ quasis, expressions }: Template, textsOf: (node: Node) => string[]) {
  const fixed = quasis.map(({ value }) => value.cooked);
  const whole = fixed.map((text, i) => text.slice(i > 0 ? text.search(/\s|$/) : 0, i < expressions.length ? endOf(text) : undefined));
  const filled = expressions.flatMap((part, i) => {
    const [before = "", after = ""] = [fixed[i], fixed[i + 1]];
    return ["", ...textsOf(part)].map((text) => before.slice(endOf(before)) + text + after.slice(0, after.search(/\s|$/)));
  });
  return [...whole, ...filled];
}

function endOf(text: string) {
  return text.length - (/\S*$/.exec(text)?.[0].length ?? 0);
}

function nameOf({ name, value }: Node) {
  return String(name ?? value);
}

function below(node: Node): Node[] {
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(below)];
}
