// All the script of a page without React. Everything works without it; this makes it nicer.
import { openLinkedAnswer } from "./answers.ts";
import { watchScroll } from "./bar.ts";
import { playHeroVideo } from "./hero-video.ts";
import { closeMenuOnChoice } from "./menu.ts";
import { answerNewsletterInPlace } from "./newsletter.ts";
import { coverUntilResumed } from "./resume.ts";
import { offerSharing } from "./share.ts";
import { startReact } from "./start-react.ts";

startReact();
watchScroll();
coverUntilResumed();
closeMenuOnChoice();
offerSharing();
answerNewsletterInPlace();
openLinkedAnswer();
playHeroVideo();
logMissingPage();

function logMissingPage() {
  if (document.querySelector("[data-missing-page]")) console.error(`404 Error: no page exists at ${location.pathname}`);
}
