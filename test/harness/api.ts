import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { openApiOf } from "../../app/assistants/api/openapi.ts";
import { inputNames } from "../../app/calculator/catalog/inputs.ts";

type Document = ReturnType<typeof openApiOf>;
type Content = Record<string, { schema: object; example?: unknown }>;
export type Described = {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; example?: unknown }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

const described = openApiOf(
  {
    siteUrl: "https://www.peakworks.example",
    siteName: "Peakworks",
    timeZone: "America/New_York",
    contactEmail: "hello@peakworks.example",
  },
  new Date("2026-11-15T12:00:00Z"),
);
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: "api", components: described.components });
const checks = new Map<object, ValidateFunction>();

/** Compares a request and its answer with the description of the API. Throws if they differ. Other addresses pass. */
export async function checkAgainstApi(request: Request, response: Response) {
  const { pathname } = new URL(request.url);
  const operation = operationAt(pathname, request.method);
  if (!operation || request.method === "HEAD") return;
  const where = `${request.method} ${pathname} ${response.status}`;
  const answer = operation.responses[response.status];
  if (!answer) throw new Error(`${where}: /openapi.json doesn't have this status`);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (type && !answer.content?.[type]) throw new Error(`${where}: /openapi.json doesn't have ${type}`);
  if (type.endsWith("json")) check(answer.content?.[type]?.schema, await response.clone().json(), where);
}

/** What was accepted must be what the description says can be sent. */
export function checkSent(path: string, status: number, body: unknown) {
  const schema = operationAt(path, "POST")?.requestBody?.content["application/json"]?.schema;
  if (schema && status === 201 && typeof body === "string") check(schema, JSON.parse(body), `what was sent to ${path}`);
}

export function operationsOf({ paths }: Document) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as Described) })),
  );
}

function operationAt(pathname: string, method: string) {
  const found = operationsOf(described).find(
    (each) => each.method === method.toLowerCase() && new RegExp(`^${each.path.replace(/\{\w+\}/, "[^/]+")}$`).test(pathname),
  );
  return found;
}

function check(schema: object | undefined, value: unknown, where: string) {
  if (!schema) return;
  const text = JSON.stringify(schema).replaceAll("#/components", "api#/components");
  const isValid = checks.get(schema) ?? ajv.compile(JSON.parse(text));
  checks.set(schema, isValid);
  if (isValid(value)) return;
  // The calculator counts a number that it can't read as 0, so tests may send it anything.
  const wrong = (isValid.errors ?? []).filter(({ instancePath }) => !inputNames.some((name) => instancePath === `/${name}`));
  if (wrong.length > 0)
    throw new Error(`${where} isn't as /openapi.json says: ${ajv.errorsText(wrong)}\n${JSON.stringify(value).slice(0, 500)}`);
}
