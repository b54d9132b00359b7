import type { Category } from "../catalog/categories.ts";
import { isCategory } from "./post.ts";

/** Posts about one subject share a crop of the map. */
export function mapCropOf(category: string) {
  return isCategory(category) ? SHEETS[category] : "blog";
}

const SHEETS = {
  Electrical: "electricalPosts",
  Plumbing: "plumbingPosts",
  HVAC: "hvacPosts",
  "General Contracting": "contractingPosts",
  "Business Strategy": "strategyPosts",
  "AI Education": "educationPosts",
  Operations: "operationsPosts",
  "Customer Service": "servicePosts",
} as const satisfies Record<Category, string>;
