import type { PlotFigure } from "../../visits/report/plot-figure.ts";

/** Visits and requested calls, week by week, as the report's file draws them. */
export function LinePlot({ figure }: { figure: PlotFigure }) {
  return (
    <figure className="grid max-w-xl gap-2">
      <Drawn svg={figure.svg} />
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {figure.key.map(({ text, svg }) => (
          <span key={text} className="inline-flex items-center gap-2">
            <Drawn svg={svg} />
            {text}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function Drawn({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of numbers and days
  return <span className="block" dangerouslySetInnerHTML={{ __html: svg }} />;
}
