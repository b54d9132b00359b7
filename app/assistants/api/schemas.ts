import { CATEGORIES } from "../../blog/catalog/categories.ts";
import { INTERESTS } from "../../booking/catalog/interests.ts";
import { HALF_HOURS } from "../../booking/catalog/slots.ts";
import { bookingSchema } from "../../booking/rules/booking.ts";
import { inputNames } from "../../calculator/catalog/inputs.ts";
import { leadFields } from "../../calculator/rules/lead.ts";
import { apiProblems } from "../../forms/words.ts";
import { subscriptionFields } from "../../newsletter/subscription.ts";
import { api } from "../words/api.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

const text = { type: "string" };
const day = { type: "string", format: "date" };
const time = { enum: HALF_HOURS };
const amount = { type: ["number", "string"], description: api.fields.amount };

/** What may be sent, from the rules that check it. */
const requests: Record<string, JsonSchema> = {
  BookingRequest: withFields(jsonSchemaOf(bookingSchema), {
    selectedDate: day,
    visitorTimeZone: { ...text, description: api.fields.visitorTimeZone },
    interest: { enum: INTERESTS, description: api.fields.interest },
  }),
  LeadRequest: withFields(jsonSchemaOf(leadFields), {
    ...Object.fromEntries(inputNames.map((name) => [name, amount])),
    half: { ...text, description: api.fields.half },
  }),
  SubscriptionRequest: jsonSchemaOf(subscriptionFields),
};

const slot = closed({ selectedDate: day, selectedTime: time });
const post = {
  slug: text,
  title: text,
  excerpt: text,
  category: { enum: CATEGORIES },
  read_time: text,
  published_date: { type: "string", format: "date-time" },
  featured: { type: "boolean" },
  meta_description: text,
  seo_keywords: text,
};

/** What is answered. Nothing may be in it that isn't named here. */
const answers: Record<string, JsonSchema> = {
  Availability: closed({
    timeZone: text,
    days: listOf(closed({ date: day, slots: listOf(closed({ time, free: { type: "boolean" } })), closed: text }, ["date", "slots"])),
  }),
  Call: closed(
    {
      id: text,
      ...(slot.properties as object),
      status: { enum: ["requested", "confirmed", "cancelled"] },
      email: { enum: ["press", "wait", "none"] },
    },
    ["id", "selectedDate", "selectedTime", "status"],
  ),
  Lead: closed({ id: text, email: { const: "none" } }, ["id"]),
  Subscription: closed({ message: text }),
  PostSummary: closed(post),
  Post: closed({ ...post, content: text }),
  Problem: closed(
    {
      code: { enum: Object.keys(apiProblems) },
      message: text,
      fields: { type: "object", additionalProperties: text },
      alternatives: listOf(slot),
      closed: { type: "boolean" },
      open: { const: "mailbox" },
    },
    ["code", "message"],
  ),
};

export const SCHEMAS = { ...requests, ...answers };

export function ref(name: keyof typeof SCHEMAS) {
  return { $ref: `#/components/schemas/${name}` };
}

/** An answer's two halves. */
export function dataOf(data: JsonSchema) {
  return closed({ data, error: { type: "null" } });
}

export const PROBLEM = closed({ data: { type: "null" }, error: ref("Problem") });

export function listOf(items: JsonSchema) {
  return { type: "array", items };
}

function closed(properties: Record<string, unknown>, required = Object.keys(properties)) {
  return { type: "object", properties, required, additionalProperties: false };
}

function withFields(schema: JsonSchema, more: Record<string, unknown>): JsonSchema {
  return { ...schema, properties: { ...(schema.properties as object), ...more } };
}
