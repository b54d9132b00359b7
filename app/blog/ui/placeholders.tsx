import type { ReactNode } from "react";

type Props = { label: string; noScript: { text: string; link: string; href: string }; children?: ReactNode };

/** Placeholder for posts that are late. Without JavaScript it would stay forever, so there it offers another way to get them. */
export function Late({ label, noScript, children }: Props) {
  return (
    <div role="status" aria-busy="true">
      <p className="flex items-center gap-3 font-semibold">
        <span aria-hidden="true" className="loading-peaks" />
        {label}
      </p>
      <noscript>
        <p className="mt-3">
          {noScript.text}{" "}
          <a href={noScript.href} className="textlink">
            {noScript.link}
          </a>
        </p>
      </noscript>
      {children && <div aria-hidden="true">{children}</div>}
    </div>
  );
}

/** Takes the place of the card above the list, and holds the message about late posts. */
export function FeaturedPlaceholder({ children }: { children: ReactNode }) {
  return (
    <div className="featured-post relative">
      <div aria-hidden="true" className="placeholder absolute inset-0" />
      <div className="relative self-center p-6 md:p-10 lg:col-start-2">{children}</div>
    </div>
  );
}

export function ListPlaceholder() {
  return (
    <div aria-hidden="true" className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((card) => (
        <div key={card} className="placeholder h-56" />
      ))}
    </div>
  );
}

export function PostTopPlaceholder() {
  return (
    <div className="mt-8 grid max-w-2xl gap-4">
      <div className="placeholder h-7 w-32" />
      <div className="placeholder h-28" />
      <div className="placeholder h-14" />
      <div className="placeholder h-6 w-64 max-w-full" />
    </div>
  );
}

export function PostBodyPlaceholder() {
  return (
    <div aria-hidden="true" className="grid max-w-2xl gap-6">
      {["h-28", "h-20", "h-36", "h-24"].map((height) => (
        <div key={height} className={`placeholder ${height}`} />
      ))}
    </div>
  );
}
