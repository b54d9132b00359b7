import { calculator } from "../content/calculator.ts";
import { plan } from "../content/calculator-plan.ts";
import { report } from "../content/calculator-report.ts";
import { packages } from "../content/packages.ts";
import { reachableStep, readAnswers, readStep } from "../rules/calculator-answers.ts";
import { siteContext } from "../site/context.ts";
import { allPages, contactAbout } from "../site/pages.ts";
import { Calculator } from "../ui/calculator/calculator.tsx";
import type { Route } from "./+types/calculator";

/**
 * Without script the screen and the numbers come in the query; with script they stand in the fragment and this sees neither.
 * The words come from here as data, so that the page's script does not carry them a second time.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const answers = readAnswers(query);
  const asked = readStep(query) ?? 0;
  const step = reachableStep(asked, answers);
  return {
    start: { step, answers, isRefused: step !== asked },
    words: calculator,
    report,
    plan,
    offers: allPages.flatMap((page) => {
      if (!page.package) return [];
      const { name, guarantee } = packages[page.package];
      return [{ name, href: page.path, hoursPerWeek: guarantee.hoursPerWeek }];
    }),
    siteName: context.get(siteContext).settings.siteName,
    contactHref: contactAbout("strategy-session"),
  };
}

/** Nothing here depends on the fragment, which is all that changes: Back must not ask the server, which may be out of reach. */
export function shouldRevalidate() {
  return false;
}

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  return <Calculator {...loaderData} />;
}
