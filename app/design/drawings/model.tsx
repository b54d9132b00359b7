import type { ReactNode } from "react";
import type { ModelTone } from "../colors.ts";

const addresses = import.meta.glob<string>("../map/model-*.svg", { eager: true, query: "?url", import: "default" });
const drawings = import.meta.glob<string>("../map/model-*.svg", { eager: true, query: "?raw", import: "default" });

/** `tone`: it's a picture that loads when the screen comes near, for the ground it stands on. */
export type ModelProps = { tone?: ModelTone | undefined; className?: string; children?: ReactNode };

/** A model from workshop/models. Without a tone it's in the page itself, in the colors of its band: for the one in a page's opening. */
export function Model({ name, tone, className = "", children }: ModelProps & { name: string }) {
  const file = `../map/model-${name}.svg`;
  if (tone)
    return (
      <img
        className={`model ${className}`}
        src={`${addresses[file]}#${tone}`}
        width="420"
        height="360"
        alt=""
        loading="lazy"
        fetchPriority="low"
      />
    );
  return (
    <svg className={`model ${className}`} viewBox="0 0 420 360" aria-hidden="true" focusable="false">
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from `npm run workshop` */}
      <g dangerouslySetInnerHTML={{ __html: inside(drawings[file] ?? "") }} />
    </svg>
  );
}

function inside(svg: string) {
  return svg.slice(svg.indexOf("<g"), svg.lastIndexOf("</svg>"));
}
