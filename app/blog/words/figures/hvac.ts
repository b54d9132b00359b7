import type { Figure } from "../../figures/kinds.ts";

export const hvacFigures: Record<string, Figure> = {
  "a-no-heat-monday-hour-by-hour": {
    kind: "timeline",
    every: 60,
    title: "38 calls, 25 slots, one Monday",
    caption: "Each tick is an hour. Most of the day is decided before eight.",
    stops: [
      { at: 340, when: "5:40 AM", what: "22 overnight calls are ranked from 0 to 4." },
      { at: 370, when: "6:10 AM", what: "The dispatcher reads the list for 12 minutes and moves three." },
      { at: 405, when: "6:45 AM", what: "A load list for each truck, read by the lead tech." },
      { at: 480, when: "8:00 AM", what: "13 people hear straight out that they have to wait.", key: true },
      { at: 690, when: "11:30 AM", what: "70 seconds of talk in a driveway become a job note." },
      { at: 975, when: "4:15 PM", what: "26 calls done, one more than there were slots." },
    ],
  },
  "a-tune-up-report-the-homeowner-reads": {
    kind: "dials",
    section: 1,
    title: "Two readings a homeowner can check herself",
    caption: "The ticked range is what the label allows. The thick needle is what the tech left behind.",
    dials: [
      {
        label: "Run capacitor, in µF",
        from: 35,
        to: 50,
        goodText: "Allowed: 42.3 to 47.7",
        readings: [{ text: "38.2 measured, 15 percent low", key: true }],
      },
      {
        label: "External static, in. w.c.",
        from: 0,
        to: 1,
        goodText: "Allowed: 0.50",
        readings: [{ text: "0.82 with the old filter" }, { text: "0.68 with the new filter", key: true }],
      },
    ],
  },
  "refrigerant-log-epa-608-records": {
    kind: "bars",
    section: 3,
    title: "What the scale should say in June",
    caption: "The R-410A cylinder of the worked month. If the scale says 34 at the end, somebody wrote down a wrong number.",
    bars: [
      cylinder("On June 1", "38.5 lb", "11.5 lb"),
      cylinder("After June 19", "52.5 lb", "25.5 lb", "6.2 and 7.8 pounds recovered."),
      cylinder("After June 28", "30.5 lb", "3.5 lb", "22.0 pounds went to the reclaimer, with a receipt."),
    ],
  },
  "hvac-maintenance-agreement-renewals": {
    kind: "timeline",
    section: 3,
    every: 10,
    title: "Three messages, then stop",
    caption: "Each tick is ten days. The gaps get shorter and the messages do too.",
    stops: [
      { at: 0, when: "60 days before", what: "What you got this year. Only facts, and none if there are none." },
      { at: 30, when: "30 days before", what: "The ask: the price, what it includes, one link.", key: true },
      { at: 53, when: "7 days before", what: "Last note. Short." },
      { at: 60, when: "The end", what: "After that, nothing. Someone who was left alone might come back." },
    ],
  },
};

function cylinder(label: string, text: string, held: string, note?: string) {
  return {
    label,
    text,
    parts: [
      { label: "Empty cylinder", text: "27.0 lb", tone: "hachure" as const },
      { label: "Refrigerant", text: held, tone: "accent" as const },
    ],
    ...(note && { note }),
  };
}
