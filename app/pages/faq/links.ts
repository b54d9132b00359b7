import { pages } from "../../site/pages.ts";
import type { FaqTarget } from "./words.ts";

/** Where an answer goes on. */
export function faqHref(target: FaqTarget) {
  switch (target) {
    case "guarantee":
      return `${pages.packages.path}#guarantee`;
    case "costs":
      return `${pages.packages.path}#costs`;
    case "worksWith":
      return `${pages.services.path}#works-with`;
    case "runningCosts":
      return `${pages.services.path}#running-costs`;
    default:
      return pages[target].path;
  }
}
