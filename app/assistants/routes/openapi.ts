import { siteContext } from "../../site/context.ts";
import { openApiOf } from "../api/openapi.ts";
import type { Route } from "./+types/openapi";

export function loader({ context }: Route.LoaderArgs) {
  const { settings, now } = context.get(siteContext);
  return Response.json(openApiOf(settings, now()));
}
