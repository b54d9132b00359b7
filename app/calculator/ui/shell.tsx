import type { ReactNode } from "react";
import { MapPicture } from "../../design/drawings/map-picture.tsx";
import { Ridge } from "../../design/drawings/ridge.tsx";
import sheetUrl from "../../design/map/sheet-calculator.svg";
import { calculator as place } from "../../design/map/sheets.json";
import drawnStrip from "../../design/map/strip-calculator.svg?raw";
import { filled } from "../../text/format.ts";
import type { CalculatorStep } from "../rules/typed-answers.ts";
import { ClimbingRoute } from "./climbing-route.tsx";

/** The page has it already, so the script needn't. As a picture of its own it would be the page's largest paint, and a late one. */
const strip = import.meta.env.SSR ? drawnStrip.trim() : (document.querySelector(".sheet-strip")?.innerHTML ?? "");

export type ShellWords = { logo: string; badge: string; stops: string[]; progress: string; beyond: string[] };

/** The frame around every screen: the calculator's own header on the map, and the visitor's progress. */
export function Shell({ words, step, children }: { words: ShellWords; step: CalculatorStep; children: ReactNode }) {
  const { logo, badge, stops } = words;
  // Screens after the plan aren't stops on the route; they count as the summit.
  const isBeyond = step > stops.length;
  const progress = isBeyond ? "" : filled(words.progress, { stop: String(step), stops: String(stops.length) });
  const name = isBeyond ? words.beyond[step - stops.length - 1] : stops[step - 1];
  return (
    <div className={step === 0 ? "opening band-night flex min-h-svh flex-col" : "band-snow"}>
      {step === 0 && <div className="bar-ground no-print" />}
      {step === 0 && (
        <MapPicture src={sheetUrl} place={place}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from `npm run workshop` */}
          <div className="sheet-strip" dangerouslySetInnerHTML={{ __html: strip }} />
        </MapPicture>
      )}
      <div className={step === 0 ? "" : "band-night no-print relative"}>
        {step > 0 && <div className="bar-ground" />}
        <div
          className={`wrap sideways:py-2 grid items-center gap-x-10 gap-y-3 py-4 md:grid-cols-[1fr_auto] md:gap-y-4 md:py-5 ${step > 0 ? "lg:grid-cols-[auto_auto_1fr]" : ""}`}
        >
          <p className="display text-h3">{logo}</p>
          <p className="hidden text-right md:block lg:order-last">
            <span className="badge bg-night">{badge}</span>
          </p>
          {step > 0 && (
            <div className="flex items-center gap-x-4 gap-y-2 max-md:flex-wrap md:col-span-2 lg:col-span-1">
              <ClimbingRoute stop={Math.min(step, stops.length)} className="h-14 w-44 flex-none" />
              <p className="grow basis-[5.5rem] text-sm leading-tight">
                <span className="text-fog block font-semibold">{progress}</span>
                <span className="block font-bold">{name}</span>
              </p>
            </div>
          )}
        </div>
        {step === 0 && (
          <div className="wrap" aria-hidden="true">
            <div className="border-edge border-t" />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {step > 0 && [progress, name].filter(Boolean).join(": ")}
      </p>
      {children}
      {(step === 3 || step === 4 || step === 6) && <Ridge from="south" />}
    </div>
  );
}
