import { GutterLeg } from "../../../design/drawings/gutter-leg.tsx";

type JobMoment = { key: string; time: string; text: string; service: string; href: string };
type Props = { heading: string; intro: string; moments: JobMoment[] };

/**
 * One job's week as steps that climb across the page from edge to edge, each with the service at work. A narrow screen follows the trail.
 */
export function OneJob({ heading, intro, moments }: Props) {
  return (
    <section className="one-job band-night band">
      <div className="wrap">
        <h2 className="display text-h2 max-w-[16ch]">{heading}</h2>
        <p className="lead">{intro}</p>
      </div>
      <ol className="wrap one-job-steps">
        {moments.map(({ key, time, text, service, href }, i) => (
          <li key={key} className="station">
            {i < moments.length - 1 && <GutterLeg index={i} />}
            <p className="text-mark text-sm font-semibold">{time}</p>
            <p className="measure mt-1">{text}</p>
            <a href={href} className="tap-link font-semibold">
              {service}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
