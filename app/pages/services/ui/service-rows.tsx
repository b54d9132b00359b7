import { ButtonLink } from "../../../design/button-link.tsx";
import { anchor } from "../../../design/contents.tsx";
import { ServiceDrawing } from "../../../design/drawings/services.tsx";
import { Fold } from "../../../design/fold.tsx";
import type { ServiceKey } from "../catalog/services.ts";

type OfferedService = {
  key: ServiceKey;
  href: string;
  name: string;
  card: { description: string; painPoint: string; benefits: readonly string[] };
};

export function ServiceRows({ services, words }: { services: OfferedService[]; words: { whatYouGet: string; initialize: string } }) {
  return (
    <ul className="service-rows mt-head">
      {services.map(({ key, href, name, card }) => (
        <li key={key} className="service-row">
          <ServiceDrawing service={key} tone="light" className="w-full" />
          <div className="max-md:pr-32">
            <h3 id={anchor(name)} className="display text-h3">
              <a href={href} className="textlink">
                {name}
              </a>
            </h3>
            <p className="border-mark mt-3 border-l-4 pl-4 font-semibold md:mt-4 md:text-lg xl:text-xl">{card.painPoint}</p>
          </div>
          <div>
            <Fold label={words.whatYouGet}>
              <p className="measure text-stone max-md:text-sm">{card.description}</p>
              <ul className="peaks mt-3 md:mt-4">
                {card.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
              <ButtonLink href={href} kind="quiet" className="mt-4 md:mt-6">
                {words.initialize}
                <span className="sr-only">: {name}</span>
              </ButtonLink>
            </Fold>
          </div>
        </li>
      ))}
    </ul>
  );
}
