import { data } from "react-router";
import { notFound } from "../content/not-found.ts";
import { pages } from "../site/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { LostTrail } from "../ui/drawings/lost.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <section data-missing-page className="band-night band contour contour-left drifting flex min-h-[80vh] items-center">
      <div className="wrap pt-bar grid items-center gap-12 md:grid-cols-[1.2fr_1fr]">
        <div>
          <p className="display text-hivis text-[clamp(5rem,2rem+16vw,13rem)] leading-none">{notFound.code}</p>
          <h1 className="display text-h2 mt-4">{notFound.headline}</h1>
          <p className="measure text-fog mt-4 text-lg">{notFound.text}</p>
          <ButtonLink href={pages.home.path} className="mt-8">
            {notFound.homeLabel}
          </ButtonLink>
        </div>
        <LostTrail className="w-full max-w-md" />
      </div>
    </section>
  );
}
