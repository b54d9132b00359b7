import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { emailExamples } from "../../all-emails/email-examples.ts";
import { emailRows } from "../../all-emails/email-rows.ts";
import { Opening } from "../../design/opening.tsx";
import { pictureUrl } from "../../mail/email-pictures.ts";
import { withoutDrawing } from "../../mail/frame.ts";
import route from "../../mail/route.png";
import summit from "../../mail/summit.png";
import { siteContext } from "../../site/context.ts";
import { Basics } from "./sections/basics.tsx";
import { Cards } from "./sections/cards.tsx";
import { Controls } from "./sections/controls.tsx";
import { Drawings } from "./sections/drawings.tsx";
import { DesignPart } from "./ui/design-part.tsx";

/** The emails, as this site would send them. */
export function loader({ context }: LoaderFunctionArgs) {
  const examples = Object.entries(emailExamples(context.get(siteContext).settings));
  // A browser doesn't know what travels inside an email.
  const shown = (html: string) => withoutDrawing(html).replace(pictureUrl("summit"), summit).replace(pictureUrl("route"), route);
  return examples.flatMap(([kind, emails]) =>
    emails.map(({ subject, html }) => ({ kind, when: emailRows[kind]?.when, subject, html: shown(html) })),
  );
}

/** Colors, type, common parts in their states and every email, in development only. */
export default function Design() {
  const emails = useLoaderData<typeof loader>();
  return (
    <>
      <Opening
        eyebrow="Design system"
        title="Colors, type, parts and emails"
        lead="Shown in development only. What belongs to a single page is on that page."
      />
      <Basics />
      <Controls />
      <Cards />
      <Drawings />
      <DesignPart name="Emails, light or dark as your device is">
        {emails.map(({ kind, when, subject, html }) => (
          <details key={subject + html}>
            <summary>
              {kind}, {when}: {subject}
            </summary>
            <iframe title={subject} srcDoc={html} sandbox="" className="mt-4 h-160 w-full" />
          </details>
        ))}
      </DesignPart>
    </>
  );
}
