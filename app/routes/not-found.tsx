import { data } from "react-router";
import { notFound } from "../content/not-found.ts";
import { pages } from "../site/pages.ts";
import { NotFoundPage } from "../ui/not-found-page.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage words={notFound} href={pages.home.path} />;
}
