import type { ToolFile } from "../../app/pages/tools/words/tools.ts";
import type { Document } from "../office/document.ts";
import type { Workbook } from "../office/workbook.ts";
import { agreementTracker } from "./agreement-tracker.ts";
import { aiDrivingTest } from "./ai-driving-test.ts";
import { applicantSheet } from "./applicant-sheet.ts";
import { callTriageCard } from "./call-triage-card.ts";
import { changeOrder } from "./change-order.ts";
import {
  dailyJobLog,
  drainFollowUp,
  estimateCheck,
  lessonCard,
  noHeatRanks,
  panelChecklist,
  phoneGreeting,
  reviewTexts,
  textingConsent,
  vanDoorCard,
  waterHeaterCard,
} from "./checklists.ts";
import { eightTexts } from "./eight-texts.ts";
import { bigJob, smallRepair, standardInstall } from "./estimates.ts";
import { invoiceGap } from "./invoice-gap.ts";
import { leadSources } from "./lead-sources.ts";
import { loadedLaborRate } from "./loaded-labor-rate.ts";
import { officeTasks } from "./office-tasks.ts";
import { paybackMath } from "./payback-math.ts";
import { permitTracker } from "./permit-tracker.ts";
import { priceRaise } from "./price-raise.ts";
import { refrigerantLog } from "./refrigerant-log.ts";
import { sewerCameraLog } from "./sewer-camera-log.ts";
import { subTracker } from "./sub-tracker.ts";
import { timeLog } from "./time-log.ts";
import { tuneUpReport } from "./tune-up-report.ts";
import { twoWeekLookAhead } from "./two-week-look-ahead.ts";
import { vanStockSheet } from "./van-stock-sheet.ts";

/** What each file holds, by its name. */
export const LAYOUTS: Record<ToolFile, () => Document | Workbook> = {
  "change-order.docx": () => changeOrder,
  "van-stock-sheet.xlsx": vanStockSheet,
  "two-week-look-ahead.xlsx": twoWeekLookAhead,
  "tune-up-report.docx": tuneUpReport,
  "ai-driving-test-score-sheet.xlsx": aiDrivingTest,
  "eight-texts.docx": eightTexts,
  "call-triage-card.docx": callTriageCard,
  "time-log.xlsx": timeLog,
  "master-1-small-repair.xlsx": smallRepair,
  "master-2-standard-install.xlsx": standardInstall,
  "master-3-big-job.xlsx": bigJob,
  "payback-math.xlsx": paybackMath,
  "loaded-labor-rate.xlsx": loadedLaborRate,
  "lead-sources.xlsx": leadSources,
  "price-raise.xlsx": priceRaise,
  "invoice-gap.xlsx": invoiceGap,
  "office-tasks.xlsx": officeTasks,
  "subcontractor-tracker.xlsx": subTracker,
  "maintenance-agreements.xlsx": agreementTracker,
  "applicant-sheet.xlsx": applicantSheet,
  "permit-tracker.xlsx": permitTracker,
  "refrigerant-log.xlsx": refrigerantLog,
  "sewer-camera-log.xlsx": sewerCameraLog,
  "daily-job-log.docx": dailyJobLog,
  "panel-upgrade-checklist.docx": panelChecklist,
  "water-heater-card.docx": waterHeaterCard,
  "drain-ticket.docx": drainFollowUp,
  "no-heat-ranks.docx": noHeatRanks,
  "lesson-card.docx": lessonCard,
  "review-texts.docx": reviewTexts,
  "texting-consent.docx": textingConsent,
  "phone-greeting.docx": phoneGreeting,
  "estimate-check.docx": estimateCheck,
  "van-door-card.docx": vanDoorCard,
};
