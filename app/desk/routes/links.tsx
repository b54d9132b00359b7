import { data, redirect } from "react-router";
import { Field } from "../../design/field.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { readCampaigns, rememberCampaign } from "../../visits/data/campaigns.server.ts";
import { linkAddress, linkProblem } from "../../visits/rules/link.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { readLink, shortestPaths } from "../rules/named-link.ts";
import { LINKS_PATH, QR_CODE_PATH } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { ActionButton } from "../ui/action-button.tsx";
import { ActionResult } from "../ui/action-result.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { Options } from "../ui/options.tsx";
import { Part } from "../ui/part.tsx";
import { links as words } from "../words/numbers.ts";
import type { Route } from "./+types/links";

export const handle = { title: words.title, isDesk: true };

/** More than anybody prints, and still a page. */
const MOST_NAMES = 100;
const USUAL_PAGE = pages.contact.aliases[0];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, log } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const link = readLink(Object.fromEntries(searchParams));
  const names = await readCampaigns(database).catch(unavailable(log));
  return {
    options: shortestPaths(),
    names: names.slice(0, MOST_NAMES).map((name) => ({ name, href: `${LINKS_PATH}?${queryOf({ path: USUAL_PAGE, source: name })}` })),
    said: resultWords(request, words.said),
    shown: linkProblem(link)
      ? undefined
      : { ...link, address: linkAddress(link, settings.siteUrl), picture: `${QR_CODE_PATH}?${queryOf(link)}` },
  };
}

export async function action(args: Route.ActionArgs) {
  const { now, form, act } = await deskAction(args);
  const link = readLink(form);
  const problem = linkProblem(link);
  if (problem) return data({ form, problem }, { status: 422 });
  await act(
    (transaction) => rememberCampaign(transaction, link.source, now()),
    () => "link-named",
  );
  return redirect(`${LINKS_PATH}?${queryOf(link)}&said=made`, { status: 303 });
}

function queryOf({ path, source }: { path: string; source: string }) {
  return new URLSearchParams({ page: path, source }).toString();
}

export default function Links({ loaderData: { options, names, said, shown }, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  const typed = { page: actionData?.form.page ?? shown?.path ?? USUAL_PAGE, source: actionData?.form.source ?? shown?.source };
  return (
    <div className="grid max-w-xl gap-8">
      <h1 className="display text-h2">{words.title}</h1>
      <ActionResult said={said} problem={problem && words.problems[problem]} className="empty:hidden" />
      {shown && !problem && (
        <section className="grid justify-items-start gap-3">
          <h2 className="text-xl font-semibold">{words.address}</h2>
          <p className="font-semibold wrap-anywhere select-all">{shown.address}</p>
          <img src={shown.picture} alt={words.alt(shown.address)} width={256} height={256} />
          <a href={`${shown.picture}&file`} className="button button-quiet">
            {words.download}
          </a>
        </section>
      )}
      <DeskForm className="grid gap-5" action={LINKS_PATH} noValidate>
        <p>{words.text}</p>
        <Field
          as="select"
          name="page"
          label={words.page}
          defaultValue={typed.page}
          {...(problem === "no-page" && { error: words.problems[problem] })}
        >
          <Options options={options} />
        </Field>
        <Field
          name="source"
          label={words.name.label}
          hint={words.name.hint}
          defaultValue={typed.source}
          autoComplete="off"
          autoCapitalize="none"
          required
          {...(problem === "no-name" && { error: words.problems[problem] })}
        />
        <ActionButton>{words.button}</ActionButton>
      </DeskForm>
      <Part {...words.before}>
        {names.map(({ name, href }) => (
          <li key={name} className="border-line border-t">
            <DeskLink href={href} className="wrap-anywhere">
              {name}
            </DeskLink>
          </li>
        ))}
      </Part>
    </div>
  );
}
