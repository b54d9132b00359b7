import { Mail } from "lucide-react";
import { contact, type Interest } from "../content/contact.ts";
import { siteContext } from "../site/context.ts";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/contact";

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("interest") ?? "";
  const interest = Object.hasOwn(contact.interests, asked) ? contact.interests[asked as Interest] : undefined;
  return { email: context.get(siteContext).settings.contactEmail, interest };
}

export default function Contact({ loaderData: { email, interest } }: Route.ComponentProps) {
  return (
    <>
      <Opening title={contact.headline} lead={contact.lead}>
        {interest && (
          <p className="border-lime mt-6 border-l-4 pl-4">
            {contact.interestLabel} <strong>{interest}</strong>.
          </p>
        )}
      </Opening>
      <section className="band-snow band">
        <div className="wrap grid gap-14 lg:grid-cols-[1.5fr_1fr]">
          <Expect />
          <OtherWays email={email} />
        </div>
      </section>
    </>
  );
}

function Expect() {
  return (
    <div>
      <h2 className="display text-h2">{contact.expect.heading}</h2>
      <ol className="border-ink mt-8 border-t-2">
        {contact.expect.items.map(({ title, text }, i) => (
          <li key={title} className="border-line grid grid-cols-[3rem_1fr] border-b py-5">
            <span aria-hidden="true" className="display text-h3 text-stone">
              {i + 1}
            </span>
            <div>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="text-stone mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function OtherWays({ email }: { email: string }) {
  const { heading, text, emailLabel, responseLabel, responseTime } = contact.otherWays;
  return (
    <aside className="card-night bg-night h-fit p-7 md:p-9">
      <h2 className="display text-h3">{heading}</h2>
      <p className="text-fog mt-3">{text}</p>
      <a href={`mailto:${email}`} className="button button-action mt-6 w-full">
        <Mail aria-hidden="true" />
        <span className="sr-only">{emailLabel}: </span>
        <span className="wrap-anywhere">{email}</span>
      </a>
      <p className="border-edge mt-6 border-t pt-6">
        {responseLabel}: <strong>{responseTime}</strong>
      </p>
    </aside>
  );
}
