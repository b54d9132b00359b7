/** The visitor's own sheet of the map. Names in braces are figures. */
export const climbWords = {
  heading: "Your climb",
  unit: "{hours|hour|hours} a week to win back",
  unitUsd: "a year to win back",
  /** For visitors who can't see the drawing. */
  alt: {
    start: "{hours} {hours|hour|hours} a week to win back: on the way from the kitchen table to {next}.",
    between: "{hours} {hours|hour|hours} a week to win back: past {passed}.",
    top: "{hours} hours a week to win back: past {passed}, on the {top}.",
    none: "The trail from the kitchen table to {next}. Your hours fill it in.",
    flag: "The flag is on {camp}: {name} fits these numbers.",
    flagInFull: "The flag is on {camp}: {name} fits the full numbers.",
  },
  kitchen: "KITCHEN TABLE",
  lost: "Today: {lost} h a week",
  you: "{hours} h back",
  youAlone: "You",
  full: "In full: {hours} h",
  camp: "{hours} h a week",
  flagged: "{hours} h: {name}",
  /** In place of its camp's name, unless the halved numbers miss what it guarantees. Both would be too wide for a phone. */
  package: "YOUR PACKAGE",
  leg: "{hours} h",
  /** Beside each leg: the hours typed, and how much of them comes back. */
  worked: {
    estimating: "{estimatingHours} h × {estimatingRate}",
    admin: "{adminHours} h × {adminRate}",
    followUp: "{followUpHours} h × {followUpRate}",
  },
  parts: { estimating: "Estimating", admin: "Admin", followUp: "Follow-up" },
};
