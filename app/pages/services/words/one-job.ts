import { countWord } from "../../../text/format.ts";
import { SERVICE_KEYS, type ServiceKey } from "../catalog/services.ts";

type MomentWords = { time: string; text: string };

/** In the order of the week. */
const MOMENTS: Record<ServiceKey, MomentWords> = {
  paidAdvertising: {
    time: "Sunday, 8:50 PM",
    text: "A homeowner looks up what a new water heater costs. Your ad shows, because your trucks go to that town.",
  },
  agentDevelopment: {
    time: "Sunday, 8:53 PM",
    text: "She calls. The agent answers, asks for a photo of the label and books a visit on Monday.",
  },
  workflowAutomation: {
    time: "Tuesday, 2:10 PM",
    text: "The new one is in. The tech closes the ticket and it turns into an invoice for you to check.",
  },
  digitalMarketing: {
    time: "Wednesday, 10:00 AM",
    text: "She gets a text with the link to your Google reviews. Every customer gets the same one.",
  },
  contentSocialMedia: {
    time: "Thursday, 4:30 PM",
    text: "The tech's two photos come back as a short post, and you say yes or no to it.",
  },
  strategyConsulting: {
    time: "Friday, 3:00 PM",
    text: "You note what still got typed twice. The worst one is what an audit would time.",
  },
};

const count = countWord(SERVICE_KEYS.length);

/** One job from the first search to the last post, and which service works on it when. */
export const oneJob = {
  heading: `One water heater, ${count} services`,
  intro: `An example week. Most companies need one or two of these, and nobody needs all ${count} at once.`,
  moments: Object.entries(MOMENTS).map(([service, moment]) => ({ service: service as ServiceKey, ...moment })),
};
