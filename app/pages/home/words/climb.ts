// The words on the map: places, its margin, and the home page's sections that only exist there.
import { PACKAGE_KEYS, PACKAGES } from "../../packages/catalog.ts";

const hours = (count: number) => `${count}+ hours a week`;

export const climb = {
  margin: {
    name: "Peakworks Quadrangle",
    turn: "Below, south is up",
    interval: "Contour interval $250,000 of yearly revenue",
    scale: {
      label: "Hours saved a week",
      marks: [0, ...PACKAGE_KEYS.map((key) => PACKAGES[key].guaranteedHoursPerWeek)].map((hours) => ({ hours, text: String(hours) })),
    },
  },
  places: {
    kitchen: { name: "KITCHEN TABLE, 9 PM", note: "You're here" },
    house: { name: "14 BIRCH LANE", note: "10:40 PM" },
    basecamp: { name: PACKAGES.foundationAudit.climb, note: `$1M · ${hours(PACKAGES.foundationAudit.guaranteedHoursPerWeek)}` },
    snowLine: { name: "SNOW LINE", note: "$1.5M" },
    ascent: { name: PACKAGES.growthEngine.climb, note: `$3M · ${hours(PACKAGES.growthEngine.guaranteedHoursPerWeek)}` },
    summit: { name: PACKAGES.peakPerformance.climb, note: `$10M · ${hours(PACKAGES.peakPerformance.guaranteedHoursPerWeek)}` },
  },
  /** Only hours that a package guarantees, and none at the kitchen table. */
  altimeter: {
    label: "Hours saved a week",
    kitchen: "0 h",
    basecamp: `${PACKAGES.foundationAudit.guaranteedHoursPerWeek} h`,
    ascent: `${PACKAGES.growthEngine.guaranteedHoursPerWeek} h`,
    summit: `${PACKAGES.peakPerformance.guaranteedHoursPerWeek} h`,
  },
  trades: { heading: "Pick your trade", text: "We only work for contractors and home-service crews." },
  ledger: { title: "A normal week", when: "Tuesday, 9:00 PM" },
  numbers: {
    heading: "Three numbers, one price tag",
    fields: {
      currentEstimatingHours: { label: "Hours a week on quotes", example: "6" },
      currentAdminHours: { label: "Hours a week on paperwork", example: "8" },
      averageHourlyRate: { label: "What your hour is worth", example: "85" },
    },
    before: "That's",
    after: "a year of your time, before a single missed call.",
    button: "See the Whole Report",
  },
  thread: {
    heading: "A text at 10:40\u00a0PM, answered",
    text: "You're in bed. The text that used to wait until morning gets an answer and a spot on your board.",
    link: "See what else the agent does",
  },
};
