import type { ReactNode } from "react";
import { Detail, Drawing, Outline, Tint } from "../../../design/drawings/drawing.tsx";

type PostedPicture = "pair" | "tape" | "boards" | "brush" | "door" | "ladder" | "float";
type WeekDay = { day: string; picture: PostedPicture } & (WeekPost | { rest: string });
/** `corrected` is a word in the draft that the owner fixed. */
type WeekPost = { photo: string; post: string; corrected?: string; goesTo?: string; dropped?: string };

/** Seven days as a calendar from edge to edge: the photo, its caption, and where it gets posted. */
export function PostingWeek({ approval, days }: { approval: string; days: readonly WeekDay[] }) {
  return (
    <>
      <p className="wrap mb-6">
        <span className="border-mark block border-l-4 pl-4 font-semibold">{approval}</span>
      </p>
      <ol className="post-week">
        {days.map(({ day, picture, ...entry }) => (
          <li key={day} className={`post-day ${"rest" in entry ? "band-night" : "band-paper"}`}>
            <h3 className="display text-h3">{day}</h3>
            <Drawing className={`post-day-photo ${"goesTo" in entry ? "" : "text-quiet"}`} viewBox="0 0 120 90">
              {pictures[picture]}
            </Drawing>
            <div>{"rest" in entry ? <p className="text-quiet">{entry.rest}</p> : <PostWords {...entry} />}</div>
          </li>
        ))}
      </ol>
    </>
  );
}

function PostWords({ photo, post, corrected, goesTo, dropped }: WeekPost) {
  return (
    <>
      <p className="text-quiet text-sm">{photo}</p>
      <p className="mt-2">
        {corrected && <del className="text-quiet">{corrected}</del>} {dropped ? <del className="text-quiet">{post}</del> : post}
      </p>
      <p className="mt-2 text-sm font-semibold">{goesTo ?? dropped}</p>
    </>
  );
}

const pictures: Record<PostedPicture, ReactNode> = {
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
  brush: (
    <>
      <Tint d="M0 50h120v16H0z" />
      <Detail d="M0 34H120M0 50H120M0 66H120M0 82H40" />
      <Outline d="M58 82L46 60L64 48L78 70C72 78 64 78 58 82zM50 57L46 50L56 43L61 50M51 46L38 24C34 16 44 10 48 18L60 41" />
    </>
  ),
  door: (
    <>
      <Tint d="M44 16h32v62H44z" />
      <Outline d="M44 16h32v62H44zM36 78V10H84V78M20 78H100" />
      <Detail d="M50 22h20v16H50zM50 46h20v24H50zM72 46v4M26 78V62h6v16M88 78V62h6v16M29 62c-6-4-6-10 0-14c6 4 6 10 0 14zM91 62c-6-4-6-10 0-14c6 4 6 10 0 14z" />
    </>
  ),
  ladder: (
    <>
      <Outline d="M34 78L52 12M62 78V12M48 12h18" />
      <Detail d="M38 64h24M42 48h20M46 32h16M62 28L82 78M18 78H104" />
    </>
  ),
  float: (
    <>
      <Outline d="M14 74L84 14M84 14C100 26 98 44 94 56" />
      <Detail d="M90 62a5 6 0 1 0 8 0a5 6 0 1 0-8 0M94 50v6M62 72q8-6 16 0t16 0t16 0M72 82q8-6 16 0t16 0M24 58a6 6 0 1 0 12 0a6 6 0 1 0-12 0z" />
    </>
  ),
};
