import type { GuideKey } from "../catalog/guides.ts";
import { agency } from "./agency.ts";
import { estimating } from "./estimating.ts";
import type { Guide } from "./guide.ts";
import { housecallPro } from "./housecall-pro.ts";
import { jobber } from "./jobber.ts";
import { leads } from "./leads.ts";
import { missedCall } from "./missed-call.ts";
import { notUs } from "./not-us.ts";
import { serviceTitan } from "./service-titan.ts";

export const guides: Record<GuideKey, Guide> = {
  missedCall,
  leads,
  estimating,
  serviceTitan,
  jobber,
  housecallPro,
  notUs,
  agency,
};
