// The words on the map, and the home page's sections that only exist there.
import { PACKAGES, type PackageKey } from "../../packages/catalog/packages.ts";

const hours = (key: PackageKey) => `${PACKAGES[key].guaranteedHoursPerWeek}+ hours a week`;

/** A package's place on the map: its trail name, and the hours it guarantees. */
const camp = (key: PackageKey) => ({ name: PACKAGES[key].climb, note: hours(key) });

export const climb = {
  places: {
    kitchen: { name: "KITCHEN TABLE, 9 PM", note: "You're here" },
    house: { name: "14 BIRCH LANE", note: "10:40 PM" },
    basecamp: camp("foundationAudit"),
    ascent: camp("growthEngine"),
    summit: camp("peakPerformance"),
  },
  /** Only hours that a package guarantees, and none at the kitchen table. */
  altimeter: {
    label: ["Hours saved", "a week"],
    kitchen: "0 h",
    basecamp: `${PACKAGES.foundationAudit.guaranteedHoursPerWeek} h`,
    ascent: `${PACKAGES.growthEngine.guaranteedHoursPerWeek} h`,
    summit: `${PACKAGES.peakPerformance.guaranteedHoursPerWeek} h`,
  },
  trades: { heading: "Pick your trade", text: "We work for contractors, nobody else.", other: "Another trade" },
  ledger: { title: "A normal week", when: "Tuesday, 9:00 PM" },
  numbers: {
    heading: "What your paperwork costs you",
    fields: {
      currentEstimatingHours: { label: "Hours a week on quotes", example: "6" },
      currentAdminHours: { label: "Hours a week on paperwork", example: "8" },
      averageHourlyRate: { label: "What your hour is worth", example: "85" },
    },
    before: "That's",
    after: "of your time in 52 weeks. Missed calls aren't in it.",
    button: "See the Whole Report",
  },
  thread: {
    heading: "A text at 10:40\u00a0PM, answered",
    text: "You're in bed. The homeowner gets an answer and a spot on your board.",
    link: "See what else the AI receptionist does",
  },
};
