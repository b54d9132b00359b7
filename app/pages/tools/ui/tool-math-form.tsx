import { Band } from "../../../design/band.tsx";
import { Unbroken } from "../../../design/unbroken.tsx";
import { calculateTool, exampleOf, type MathKey } from "../rules/tool-math.ts";

type MathGroup = { title: string; fields: Record<string, string>; results: Record<string, string> };
type Props = {
  words: { math: MathKey; heading: string; intro: string; groups: MathGroup[]; answer: string; none: string; note: string };
  withoutScript: string;
};

/** The worksheet on the page. It shows its example until a number is typed; tool-math.ts works the results out, and nothing is sent. */
export function ToolMathForm({ words: { math, heading, intro, groups, answer, none, note }, withoutScript }: Props) {
  const results = calculateTool(math, (name) => exampleOf(math, name));
  return (
    <Band tone="night">
      <h2 className="display text-h2 max-w-[20ch]">
        <Unbroken text={heading} />
      </h2>
      <p className="lead">{intro}</p>
      <form data-tool-math={math} data-none={none} autoComplete="off" className="card text-ink mt-head @container p-5 md:p-8">
        <div className="gap-x-12 lg:columns-2">
          {groups.map(({ title, fields, results: shown }) => (
            <fieldset key={title} className="min-w-0 break-inside-avoid not-first:mt-8">
              <legend className="display text-h3 mb-3">{title}</legend>
              {Object.entries(fields).map(([name, label]) => (
                <label key={name} className="tool-line">
                  {label}
                  <input name={name} defaultValue={exampleOf(math, name)} inputMode="decimal" maxLength={9} className="tool-number" />
                </label>
              ))}
              {Object.entries(shown).map(
                ([name, label]) =>
                  name !== answer && (
                    <p key={name} className="tool-line font-semibold">
                      <span>{label}</span>
                      {/* Only the answer is said aloud: ten numbers after each key would be noise. */}
                      <output name={name} aria-live="off">
                        {results[name] ?? none}
                      </output>
                    </p>
                  ),
              )}
            </fieldset>
          ))}
          {/* Outside of its group, so that it stays in sight beside all of them. */}
          <p className="tool-line tool-answer break-before-avoid">
            <span>{groups.map(({ results: shown }) => shown[answer])}</span>
            <output name={answer}>{results[answer] ?? none}</output>
          </p>
        </div>
        <noscript>
          <p className="mt-8">{withoutScript}</p>
        </noscript>
      </form>
      <p className="measure text-quiet mt-4">{note}</p>
    </Band>
  );
}
