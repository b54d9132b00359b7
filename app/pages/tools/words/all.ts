import type { ToolPageKey } from "../catalog/tools.ts";
import { agreements } from "./agreements.ts";
import { callTriage } from "./call-triage.ts";
import { changeOrder } from "./change-order.ts";
import { dailyLog } from "./daily-log.ts";
import { estimates } from "./estimates.ts";
import { invoiceGap } from "./invoice-gap.ts";
import { laborRate } from "./labor-rate.ts";
import { leadSources } from "./lead-sources.ts";
import { lookAhead } from "./look-ahead.ts";
import { payback } from "./payback.ts";
import { permits } from "./permits.ts";
import { priceIncrease } from "./price-increase.ts";
import { refrigerant } from "./refrigerant.ts";
import { sewerCamera } from "./sewer-camera.ts";
import { subInsurance } from "./sub-insurance.ts";
import { timeLog } from "./time-log.ts";
import { tuneUp } from "./tune-up.ts";
import { vanStock } from "./van-stock.ts";
import type { ToolWords } from "./words.ts";

/** Every tool's own page. */
export const toolWords: Record<ToolPageKey, ToolWords> = {
  laborRate,
  priceIncrease,
  estimates,
  payback,
  leadSources,
  invoiceGap,
  timeLog,
  lookAhead,
  callTriage,
  subInsurance,
  agreements,
  changeOrder,
  dailyLog,
  vanStock,
  permits,
  refrigerant,
  sewerCamera,
  tuneUp,
};
