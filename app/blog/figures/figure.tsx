import { Bars } from "./bars.tsx";
import { Board } from "./board.tsx";
import { Dials } from "./dials.tsx";
import { FilledForm } from "./filled-form.tsx";
import { Heater } from "./heater.tsx";
import type { Figure, FigureDrawing } from "./kinds.ts";
import { Lanes } from "./lanes.tsx";
import { ProfileFigure } from "./profile-figure.tsx";
import { Tally } from "./tally.tsx";
import { Timeline } from "./timeline.tsx";
import { Tree } from "./tree.tsx";

/** A post's figure. Its words are real text in lists, so that it reads, prints and zooms like the post; only its marks are drawn. */
export function PostFigure({ figure }: { figure: Figure }) {
  return (
    <figure className="figure" aria-labelledby="figure">
      <p id="figure" className="figure-title">
        {figure.title}
      </p>
      <Drawn drawing={figure} />
      <figcaption className="figure-caption">{figure.caption}</figcaption>
    </figure>
  );
}

function Drawn({ drawing }: { drawing: FigureDrawing }) {
  switch (drawing.kind) {
    case "bars":
      return <Bars {...drawing} />;
    case "timeline":
      return <Timeline {...drawing} />;
    case "sheet":
      return <FilledForm {...drawing} />;
    case "tree":
      return <Tree {...drawing} />;
    case "lanes":
      return <Lanes {...drawing} />;
    case "board":
      return <Board {...drawing} />;
    case "profile":
      return <ProfileFigure {...drawing} />;
    case "dials":
      return <Dials {...drawing} />;
    case "tally":
      return <Tally {...drawing} />;
    case "heater":
      return <Heater {...drawing} />;
  }
}
