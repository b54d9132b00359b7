import { expect, test } from "vitest";
import { EMPTY_DRAFT, typedFields } from "./draft.ts";

test("what a form sent is a draft's fields and nothing else of the form", () => {
  const sent = { title: "Long", featured: "yes", do: "save", version: "3", page: "one", form: "token" };
  expect(typedFields(sent)).toEqual({ ...EMPTY_DRAFT, title: "Long", featured: true });
});
