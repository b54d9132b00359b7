import { CATEGORIES } from "../../blog/catalog/categories.ts";
import { LAST_OFFSET, MOST_LISTED_POSTS } from "../../blog/rules/query.ts";
import * as paths from "../../site/catalog/api-paths.ts";
import { COUNT_PATH } from "../../site/script/count.ts";
import { api } from "../words/api.ts";
import type { Examples } from "./api-examples.ts";
import type { JsonSchema } from "./json-schema.ts";
import { dataOf, listOf, PROBLEM, ref } from "./schemas.ts";

type OperationId = keyof typeof api.operations;
type Status = keyof typeof api.answers;

export type Operation = {
  id: OperationId;
  method: "get" | "post";
  path: string;
  parameters?: Parameter[];
  /** What is sent, and as what. */
  body?: { type: string; schema: JsonSchema; example: unknown };
  /** By status. Without a schema the answer has no body. */
  answers: Partial<Record<Status, { type: string; schema: JsonSchema } | undefined>>;
};

type Parameter = {
  name: string;
  in: "query" | "path" | "header";
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: unknown;
};

const JSON_TYPE = "application/json";
const text = { type: "string" };
const day = { type: "string", format: "date" };
const rpc = json({ type: "object" });

/** Every address that answers programs. `examples` are requests that work today. */
export function operationsWith(examples: Examples): Operation[] {
  return [
    {
      id: "readAvailability",
      method: "get",
      path: paths.AVAILABILITY_API_PATH,
      parameters: [query("from", day, examples.from), query("to", day, examples.to)],
      answers: { 200: json(dataOf(ref("Availability"))), ...problems(422, 500, 503) },
    },
    {
      id: "requestCall",
      method: "post",
      path: paths.BOOKING_API_PATH,
      parameters: [IDEMPOTENCY_KEY],
      body: sent(ref("BookingRequest"), examples.booking),
      answers: { 201: json(dataOf(ref("Call"))), ...problems(400, 403, 405, 409, 413, 422, 429, 500, 503) },
    },
    {
      id: "takeLead",
      method: "post",
      path: paths.LEADS_API_PATH,
      parameters: [IDEMPOTENCY_KEY],
      body: sent(ref("LeadRequest"), examples.lead),
      answers: { 201: json(dataOf(ref("Lead"))), ...problems(400, 403, 405, 413, 422, 429, 500, 503) },
    },
    {
      id: "subscribe",
      method: "post",
      path: paths.NEWSLETTER_API_PATH,
      body: sent(ref("SubscriptionRequest"), examples.subscription),
      answers: { 201: json(dataOf(ref("Subscription"))), ...problems(400, 403, 405, 413, 422, 429, 500, 503) },
    },
    {
      id: "listPosts",
      method: "get",
      path: paths.POSTS_API_PATH,
      parameters: [
        query("limit", { type: "integer", minimum: 1, maximum: MOST_LISTED_POSTS }, 5),
        query("offset", { type: "integer", minimum: 0, maximum: LAST_OFFSET }, 0),
        query("category", { enum: CATEGORIES }, CATEGORIES[1]),
        query("q", text, "quotes"),
      ],
      answers: { 200: json(dataOf(listOf(ref("PostSummary")))), ...problems(422, 500, 503) },
    },
    {
      id: "readPost",
      method: "get",
      path: `${paths.POSTS_API_PATH}/{slug}`,
      parameters: [{ name: "slug", in: "path", required: true, description: api.parameters.slug, schema: text, example: examples.slug }],
      answers: { 200: json(dataOf(ref("Post"))), ...problems(404, 500, 503) },
    },
    {
      id: "readFeed",
      method: "get",
      path: "/feed.json",
      answers: { 200: { type: "application/feed+json", schema: { type: "object" } }, 500: plain(), 503: plain() },
    },
    {
      id: "callTool",
      method: "post",
      path: paths.MCP_PATH,
      body: sent({ type: "object" }, examples.message),
      answers: { 200: rpc, 202: undefined, 400: rpc, 403: rpc, 404: rpc, 405: rpc, 413: rpc, 415: rpc, 429: rpc, 503: rpc },
    },
    {
      id: "count",
      method: "post",
      path: COUNT_PATH,
      body: {
        type: "application/x-www-form-urlencoded",
        schema: { type: "object", properties: { page: text, step: text, query: text, from: text }, required: ["page"] },
        example: { page: "/", query: "", from: "" },
      },
      answers: { 204: undefined, 403: plain() },
    },
    { id: "isLive", method: "get", path: "/health/live", answers: { 200: plain() } },
    { id: "isReady", method: "get", path: "/health/ready", answers: { 200: plain(), 503: plain() } },
  ];
}

const IDEMPOTENCY_KEY: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: api.parameters.idempotencyKey,
  schema: text,
};

function query(name: "from" | "to" | "limit" | "offset" | "category" | "q", schema: JsonSchema, example: unknown): Parameter {
  return { name, in: "query", required: false, description: api.parameters[name], schema, example };
}

function sent(schema: JsonSchema, example: unknown) {
  return { type: JSON_TYPE, schema, example };
}

function json(schema: JsonSchema) {
  return { type: JSON_TYPE, schema };
}

function plain() {
  return { type: "text/plain", schema: text };
}

function problems(...statuses: Status[]): Operation["answers"] {
  return Object.fromEntries(statuses.map((status) => [status, json(PROBLEM)]));
}
