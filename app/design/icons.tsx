import type { ReactNode, SVGProps } from "react";

// The site's icons, from Lucide 1.71 (ISC, some after Feather, MIT: icons-license.txt). Its package has 50 MB for these 22.

export const ArrowDown = icon(["M12 5v14", "m19 12-7 7-7-7"]);
export const ArrowLeft = icon(["m12 19-7-7 7-7", "M19 12H5"]);
export const ArrowRight = icon(["M5 12h14", "m12 5 7 7-7 7"]);
export const CalendarPlus = icon([
  "M16 18h6",
  "M16 2v3",
  "M19 15v6",
  "M21 11.5V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8.3",
  "M3 9h18",
  "M8 2v3",
]);
export const Check = icon(["M20 6 9 17l-5-5"]);
export const ChevronLeft = icon(["m15 18-6-6 6-6"]);
export const ChevronRight = icon(["m9 18 6-6-6-6"]);
export const Copy = icon(
  ["M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"],
  <rect width="14" height="14" x="8" y="8" rx="2" ry="2" />,
);
export const Download = icon(["M12 15V3", "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4", "m7 10 5 5 5-5"]);
export const Link2 = icon(["M9 17H7A5 5 0 0 1 7 7h2", "M15 7h2a5 5 0 1 1 0 10h-2"], <line x1="8" x2="16" y1="12" y2="12" />);
export const Mail = icon(["m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7"], <rect x="2" y="4" width="20" height="16" rx="2" />);
export const Menu = icon(["M4 5h16", "M4 12h16", "M4 19h16"]);
export const Minus = icon(["M5 12h14"]);
export const Pause = icon(
  [],
  <>
    <rect x="14" y="3" width="5" height="18" rx="1" />
    <rect x="5" y="3" width="5" height="18" rx="1" />
  </>,
);
export const Phone = icon([
  "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
]);
export const Plus = icon(["M5 12h14", "M12 5v14"]);
export const Printer = icon(
  ["M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2", "M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6"],
  <rect x="6" y="14" width="12" height="8" rx="1" />,
);
export const RotateCw = icon(["M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8", "M21 3v5h-5"]);
export const Search = icon(["m21 21-4.34-4.34"], <circle cx="11" cy="11" r="8" />);
export const Share2 = icon(
  [],
  <>
    <circle cx="18" cy="5" r="3" />
    <circle cx="6" cy="12" r="3" />
    <circle cx="18" cy="19" r="3" />
    <line x1="8.59" x2="15.42" y1="13.51" y2="17.49" />
    <line x1="15.41" x2="8.59" y1="6.51" y2="10.49" />
  </>,
);
export const ShieldCheck = icon([
  "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
  "m9 12 2 2 4-4",
]);
export const X = icon(["M18 6 6 18", "m6 6 12 12"]);

/**
 * Beside words, or in a button with a label, so nobody has to hear of it.
 *
 * @__NO_SIDE_EFFECTS__ An island's script has only the icons it shows.
 */
function icon(paths: string[], more?: ReactNode) {
  return ({ strokeWidth = 2, className }: Pick<SVGProps<SVGSVGElement>, "className" | "strokeWidth">) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
      {more}
    </svg>
  );
}
