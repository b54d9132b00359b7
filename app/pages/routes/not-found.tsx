import { data } from "react-router";
import { pages } from "../../site/pages.ts";
import { NotFoundPage } from "../../site/ui/not-found-page.tsx";
import { notFound } from "../../site/words/not-found.ts";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage words={notFound} href={pages.home.path} />;
}
