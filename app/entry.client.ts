// The script on every page. Every page works without it; this makes it nicer. React loads only on pages with an island.
import { openLinkedAnswer } from "./browser/answers.ts";
import { watchScroll } from "./browser/bar.ts";
import { reportUnseen } from "./browser/count.ts";
import { playHeroVideo } from "./browser/hero-video.ts";
import { closeMenuOnChoice } from "./browser/menu.ts";
import { answerNewsletterInPlace } from "./browser/newsletter.ts";
import { coverUntilResumed } from "./browser/resume.ts";
import { offerSharing } from "./browser/share.ts";
import { addUpYearlyCost } from "./browser/yearly-cost.ts";
import { startIslands } from "./islands/start.ts";

startIslands();
watchScroll();
reportUnseen();
coverUntilResumed();
closeMenuOnChoice();
offerSharing();
answerNewsletterInPlace();
openLinkedAnswer();
playHeroVideo();
addUpYearlyCost();
logMissingPage();

function logMissingPage() {
  if (document.querySelector("[data-missing-page]")) console.error(`404 Error: no page exists at ${location.pathname}`);
}
