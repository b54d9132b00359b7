import { ArrowLeft } from "lucide-react";
import { data } from "react-router";
import { pages } from "../site/pages.ts";
import { LostTrail } from "../ui/drawings/lost.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function Post() {
  return (
    <section className="band-night band contour contour-left flex min-h-[80vh] items-center">
      <div className="wrap pt-bar grid items-center gap-12 md:grid-cols-[1.2fr_1fr]">
        <div>
          <h1 className="display text-h1">Blog Post Not Found</h1>
          <p className="measure text-fog mt-4 text-lg">The blog post you're looking for doesn't exist or has been moved.</p>
          <a href={pages.blog.path} className="button button-action mt-8">
            <ArrowLeft aria-hidden="true" />
            Back to Blog
          </a>
        </div>
        <LostTrail className="w-full max-w-md" />
      </div>
    </section>
  );
}
