type Props = { words: { when: string; who: string; status: string }; when: string[]; who: string; status: string };

/** The details of the call, on the pages behind email links. */
export function BookingFacts({ words, when, who, status }: Props) {
  return (
    <dl className="border-edge mt-8 grid max-w-[36rem] gap-5 border-t pt-6 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <dt className="text-fog text-sm">{words.when}</dt>
        {when.map((line, i) => (
          <dd key={line} className={i === 0 ? "display text-h3 leading-tight text-balance" : "mt-2 font-semibold text-balance"}>
            {line}
          </dd>
        ))}
      </div>
      <div>
        <dt className="text-fog text-sm">{words.who}</dt>
        <dd className="text-lg font-semibold">{who}</dd>
      </div>
      <div>
        <dt className="text-fog text-sm">{words.status}</dt>
        <dd className="text-lg font-semibold">{status}</dd>
      </div>
    </dl>
  );
}
