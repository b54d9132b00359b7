import type { ReactNode } from "react";
import { Detail, Drawing, Outline, Tint } from "../drawings/drawing.tsx";

type Picture = "pair" | "tape" | "boards" | "door";
type Day = {
  day: string;
  picture?: Picture;
  photo?: string;
  post?: string;
  /** A word of the draft that the owner put right. */
  corrected?: string;
  goesTo?: string;
  dropped?: string;
  rest?: string;
};

/** Seven days side by side: the photo, what is said about it, and where it goes. */
export function PostingWeek({ approval, days }: { approval: string; days: readonly Day[] }) {
  return (
    <>
      <p className="border-mark mb-6 border-l-4 pl-4 font-semibold">{approval}</p>
      <ol className="week">
        {days.map((day) => (
          <li key={day.day} className="card-night p-4">
            <h3 className="text-mark font-bold">{day.day}</h3>
            {day.rest ? <p className="text-quiet mt-2">{day.rest}</p> : <Post {...day} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function Post({ picture, photo, post, corrected, goesTo, dropped }: Day) {
  return (
    <>
      {picture && (
        <Drawing className={`bg-night mt-3 w-full rounded-sm ${dropped ? "opacity-40" : ""}`} viewBox="0 0 120 90">
          {pictures[picture]}
        </Drawing>
      )}
      <p className="text-quiet mt-2 text-sm">{photo}</p>
      <p className="mt-2">
        {corrected && <del className="text-quiet">{corrected}</del>} {dropped ? <del className="text-quiet">{post}</del> : post}
      </p>
      <p className="mt-2 text-sm font-semibold">{goesTo ?? dropped}</p>
    </>
  );
}

const pictures: Record<Picture, ReactNode> = {
  pair: (
    <>
      <Tint d="M60 0h60v90H60z" />
      <Outline d="M60 0V90M12 74V40L34 24L56 40V74M64 74V40L86 24L108 40V74M4 74H116" />
      <Detail d="M28 74V52h12v22M80 74V52h12v22M16 46l6 4M46 60l6 3M14 62l7-3M70 48h6M96 48h6M70 60h6M96 60h6" />
    </>
  ),
  tape: (
    <>
      <Tint d="M22 10h44v70H22z" />
      <Outline d="M22 10h44v70H22zM44 10v70M22 45h44" />
      <Detail d="M66 14C84 20 92 34 88 52M66 24C78 28 84 38 81 50M88 52l-7-2M78 62a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM85 62a5 5 0 1 0 10 0a5 5 0 1 0-10 0z" />
    </>
  ),
  boards: (
    <>
      <Tint d="M46 20h28l22 60H24z" />
      <Outline d="M40 20H80L112 80H8z" />
      <Detail d="M50 20L34 80M60 20V80M70 20L86 80M48 40h10M66 56h12M40 64h14" />
    </>
  ),
  door: (
    <>
      <Tint d="M44 16h32v62H44z" />
      <Outline d="M44 16h32v62H44zM36 78V10H84V78M20 78H100" />
      <Detail d="M50 22h20v16H50zM50 46h20v24H50zM72 46v4M26 78V62h6v16M88 78V62h6v16M29 62c-6-4-6-10 0-14c6 4 6 10 0 14zM91 62c-6-4-6-10 0-14c6 4 6 10 0 14z" />
    </>
  ),
};
