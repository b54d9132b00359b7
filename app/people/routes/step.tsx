import { data } from "react-router";
import { DeadLink } from "../../design/dead-link.tsx";
import { OneButton } from "../../design/one-button.tsx";
import { Opening } from "../../design/opening.tsx";
import { limitPresses } from "../../forms/press-limit.server.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { STEP_DONE_PATH, STEP_LATER_PATH, STEP_LOST_PATH } from "../../site/private-paths.ts";
import { pageBehindLink, sameLinkTo, tokenOf } from "../../tokens/token-of.ts";
import { STEP_ANSWERS, type StepAnswer } from "../catalog.ts";
import { answerStep } from "../data/step-answers.server.ts";
import { stepOf } from "../data/step-links.server.ts";
import { type Person, whoIs } from "../rules/person.ts";
import { stepPage as words } from "../words.ts";
import type { Route } from "./+types/step";

const PATHS: Record<StepAnswer, string> = { done: STEP_DONE_PATH, later: STEP_LATER_PATH, lost: STEP_LOST_PATH };

export const handle = { title: words.title };

/** Opening a link shows the person and changes nothing, since mail scanners follow links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, log } = context.get(siteContext);
  const found = await stepOf(database, tokenOf(request), settings).catch(unavailable(log));
  if (!found) return data(null, { status: 404 });
  const { person, isOpen } = found;
  const answer = pageBehindLink(request, PATHS);
  return {
    answer,
    isOpen,
    facts: factsOf(person),
    links: STEP_ANSWERS.filter((other) => isOpen && other !== answer).map((other) => ({
      label: words.links[other],
      href: sameLinkTo(PATHS[other], request),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "agency");
  const { database, settings, now, log } = context.get(siteContext);
  const found = await stepOf(database, tokenOf(request), settings).catch(unavailable(log));
  if (found) {
    const step = { id: found.person.id, about: found.about };
    await answerStep(database, pageBehindLink(request, PATHS), step, { now: now(), settings }).catch(unavailable(log));
  }
  return null;
}

export default function Step({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={words.unknown} href={pages.home.path} />;
  const { answer, isOpen, facts, links } = loaderData;
  const { heading, text } = isOpen ? words.ask[answer] : words.settled;
  return (
    <Opening title={heading} lead={text}>
      <dl className="border-edge mt-8 grid gap-5 border-t pt-6 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-fog text-sm">{label}</dt>
            <dd className="text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {isOpen && <OneButton label={words.ask[answer].button} />}
      {links.length > 0 && (
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
          {words.otherwise}
          {links.map(({ label, href }) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center underline">
              {label}
            </a>
          ))}
        </p>
      )}
    </Opening>
  );
}

function factsOf(person: Person): [string, string][] {
  const { stage, reason, nextOn, nextStep } = person;
  return [
    [words.facts.who, whoIs(person)],
    [words.facts.stage, reason ? `${stage}: ${reason}` : stage],
    [words.facts.next, nextOn ? `${nextOn}: ${nextStep}` : words.facts.none],
  ];
}
