import type { ServiceKey } from "../catalog.ts";

type Moment = { service: ServiceKey; time: string; text: string };

/** One job from the first search to the last post, and which service works on it when. */
export const oneJob: { heading: string; intro: string; moments: Moment[] } = {
  heading: "One water heater, six services",
  intro: "An example week. Most companies need one or two of these, and nobody needs all six at once.",
  moments: [
    {
      service: "paidAdvertising",
      time: "Sunday, 8:50 PM",
      text: "A homeowner looks up what a new water heater costs. Your ad shows, because your trucks go to that town.",
    },
    {
      service: "agentDevelopment",
      time: "Sunday, 8:53 PM",
      text: "She calls. The agent answers, asks for a photo of the label and books a visit on Monday.",
    },
    {
      service: "workflowAutomation",
      time: "Tuesday, 2:10 PM",
      text: "The new one is in. The tech closes the ticket and it turns into an invoice for you to check.",
    },
    {
      service: "digitalMarketing",
      time: "Wednesday, 10:00 AM",
      text: "She gets a text with the link to your Google reviews. Every customer gets the same one.",
    },
    {
      service: "contentSocialMedia",
      time: "Thursday, 4:30 PM",
      text: "The tech's two photos come back as a short post, and you say yes or no to it.",
    },
    {
      service: "strategyConsulting",
      time: "Friday, 3:00 PM",
      text: "You note what still got typed twice. The worst one is what an audit would time.",
    },
  ],
};
