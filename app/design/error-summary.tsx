import { useEffect, useRef } from "react";

type Props = {
  heading: string;
  problems: { name: string; message: string }[];
  /** Another value or object with every attempt, so that a second try takes focus again. */
  attempt: unknown;
};

/** What to fix. It takes focus so that a screen reader reads it, and each line links to its field. */
export function ErrorSummary({ heading, problems, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is the reason to focus again
  useEffect(() => {
    if (problems.length) box.current?.focus();
  }, [attempt]);
  if (!problems.length) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form without JavaScript begins here
      autoFocus
      className="border-alarm bg-paper mb-8 rounded-lg border-2 p-5"
    >
      <p className="text-alarm font-bold">{heading}</p>
      <ul className="mt-2 grid gap-1">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} className="underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
