import type { Settings } from "../../site/settings.ts";
import { api } from "../words/api.ts";
import { examplesOn } from "./api-examples.ts";
import { type Operation, operationsWith } from "./operations.ts";
import { SCHEMAS } from "./schemas.ts";

/** The API's description by the OpenAPI specification 3.1. The version is that of what it describes. */
export function openApiOf(
  { siteUrl, siteName, timeZone, contactEmail }: Pick<Settings, "siteUrl" | "siteName" | "timeZone" | "contactEmail">,
  now: Date,
) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operationsWith(examplesOn(now, timeZone)))
    paths[operation.path] = { ...paths[operation.path], [operation.method]: described(operation) };
  return {
    openapi: "3.1.0",
    info: { title: api.title(siteName), version: API_VERSION, description: api.description, contact: { email: contactEmail } },
    servers: [{ url: siteUrl }],
    paths,
    components: { schemas: SCHEMAS },
  };
}

const API_VERSION = "1.0.0";

function described({ id, parameters, body, answers }: Operation) {
  return {
    operationId: id,
    ...api.operations[id],
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: { [body.type]: { schema: body.schema, example: body.example } } } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        {
          description: api.answers[Number(status) as keyof typeof api.answers],
          ...(answer && { content: { [answer.type]: { schema: answer.schema } } }),
        },
      ]),
    ),
  };
}
