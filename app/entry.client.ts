// The script on every page. Every page works without it; this makes it nicer. React loads only on pages with an island.

import { coverUntilResumed } from "./calculator/ui/resume.ts";
import { startIslands } from "./islands.ts";
import { answerNewsletterInPlace } from "./newsletter/ui/answer-in-place.ts";
import { playHeroVideo } from "./pages/home/ui/hero-video.ts";
import { watchScroll } from "./site/script/bar.ts";
import { showWhereFrom } from "./site/script/came-from.ts";
import { carryModel } from "./site/script/carry-model.ts";
import { offerCopying } from "./site/script/copy.ts";
import { reportUnseen } from "./site/script/count.ts";
import { whenPainted } from "./site/script/first-paint.ts";
import { openLinkedAnswer } from "./site/script/linked-answer.ts";
import { closeMenu } from "./site/script/menu.ts";
import { openPhoneFolds } from "./site/script/phone-folds.ts";
import { prerenderNext } from "./site/script/prerender.ts";
import { offerSharing } from "./site/script/share.ts";
import { skipTransitionOnInput } from "./site/script/skip-transition.ts";

startIslands();
watchScroll();
reportUnseen();
coverUntilResumed();
closeMenu();
offerSharing();
offerCopying();
answerNewsletterInPlace();
openLinkedAnswer();
openPhoneFolds();
playHeroVideo();
addUpYearlyCost();
startToolMath();
skipTransitionOnInput();
showWhereFrom();
carryModel();
// While the site is being changed, a prerendered page would be out of date.
if (import.meta.env.PROD) prerenderNext();
logMissingPage();

/** A script of its own, which only home needs, and only once somebody is about to type. */
function addUpYearlyCost() {
  const form = document.querySelector<HTMLFormElement>("[data-yearly-cost]");
  form?.addEventListener("focusin", async () => (await import("./pages/home/ui/yearly-cost.ts")).showYearlyCost(form), { once: true });
}

/** Another, because three pages need it, and after the first paint, as with an island. */
function startToolMath() {
  const form = document.querySelector<HTMLFormElement>("[data-tool-math]");
  if (form) whenPainted(async () => (await import("./pages/tools/ui/tool-math.ts")).updateResults(form));
}

function logMissingPage() {
  if (document.querySelector("[data-missing-page]")) console.error(`404 Error: no page exists at ${location.pathname}`);
}
