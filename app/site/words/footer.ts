import { claims } from "./claims.ts";

export const footer = {
  phone: "Call us at",
  answered: `We answer ${claims.responseTime}. On the phone you get a founder.`,
  beyond: "More to read",
};
