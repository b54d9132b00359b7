import { calculator } from "../content/calculator.ts";
import { pages } from "../site/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";

export default function Calculator() {
  const { logo, badge, welcome } = calculator;
  return (
    <section className="band-night contour contour-summit glow drifting pt-bar relative min-h-svh">
      <div className="wrap py-10">
        <p className="border-edge flex items-center justify-between gap-4 border-b pb-5">
          <span className="display text-h4">{logo}</span>
          <span className="badge text-lime hidden md:inline-flex">{badge}</span>
        </p>
        <div className="mt-14 grid gap-12 lg:grid-cols-[1.4fr_1fr]">
          <div>
            <h1 className="display text-h1 max-w-[14ch]">{welcome.headline}</h1>
            <p className="measure text-fog mt-6 text-lg">{welcome.lead}</p>
            <ButtonLink href={pages.contact.path} className="mt-8">
              Book Free Consultation
            </ButtonLink>
            <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
              {welcome.notes.map((note) => (
                <span key={note} className="eyebrow text-lime">
                  {note}
                </span>
              ))}
            </p>
          </div>
          <div className="card-night h-fit p-7">
            <h2 className="text-lg font-bold">{welcome.revealsHeading}</h2>
            <ul className="peaks mt-4 gap-4">
              {welcome.reveals.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
