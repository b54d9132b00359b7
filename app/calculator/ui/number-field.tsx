import { memo, useRef, useState } from "react";
import { Minus, Plus } from "../../design/icons.tsx";
import { figure, filled } from "../../text/format.ts";
import type { InputName } from "../catalog/inputs.ts";
import { type AnswerProblem, amountProblem, isMistake, nudge, parseAmount, withPoint } from "../rules/amount.ts";
import { LONGEST_ANSWER } from "../rules/typed-answers.ts";
import type { ScreenField } from "../words/screens.ts";

export type NumberFieldWords = {
  fields: Record<InputName, ScreenField>;
  problems: Record<Exclude<AnswerProblem, "tooMuch" | "zero">, string>;
  placeholder: string;
  less: string;
  now: string;
  more: string;
};

type Props = {
  name: InputName;
  words: NumberFieldWords;
  value: string | undefined;
  isRequired: boolean;
  onAnswer: (name: InputName, text: string) => void;
};

/**
 * A number field made for thumbs: a decimal keyboard, the unit inside the box, and a stepper on each side. The arrow keys do the same as
 * the steppers. A keystroke in one field doesn't render the others again.
 */
export const NumberField = memo(function NumberField({ name, words, value = "", isRequired, onAnswer }: Props) {
  const { label, hint, prefix, unit, example, nudge: step, most, zero, zeroLink } = words.fields[name];
  const problem = amountProblem(name, value);
  const arrived = useRef(value);
  const said = problem && { ...words.problems, tooMuch: most, zero }[problem];
  // What a press led to is read out. A typed number needs no echo.
  const [pressed, setPressed] = useState("");
  const press = (by: number) => {
    const next = nudge(value, by);
    setPressed(next);
    onAnswer(name, next);
  };
  return (
    <div>
      <label htmlFor={name} className="text-lg font-bold">
        {label}
      </label>
      <p id={`${name}-hint`} className="text-stone text-sm">
        {hint}
      </p>
      <div className="number-box mt-2" data-problem={problem}>
        <button type="button" tabIndex={-1} className="needs-script" onClick={() => press(-step)}>
          <Minus />
          <span className="sr-only">{filled(words.less, { label })}</span>
        </button>
        <span className="number-value">
          {prefix && <span aria-hidden="true">{prefix.sign}</span>}
          <input
            id={name}
            name={name}
            value={value}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={LONGEST_ANSWER}
            placeholder={filled(words.placeholder, { example })}
            required={isRequired}
            aria-describedby={`${name}-hint ${name}-unit${problem ? ` ${name}-problem` : ""}`}
            aria-invalid={isMistake(problem) || undefined}
            onChange={(event) => onAnswer(name, event.target.value)}
            onKeyDown={(event) => {
              const by = { ArrowUp: step, ArrowDown: -step }[event.key];
              if (!by) return;
              event.preventDefault();
              press(by);
            }}
          />
          <span id={`${name}-unit`} className="text-stone flex-none text-sm">
            {prefix && <span className="sr-only">{prefix.spoken} </span>}
            {unit}
          </span>
        </span>
        <button type="button" tabIndex={-1} className="needs-script" onClick={() => press(step)}>
          <Plus />
          <span className="sr-only">{filled(words.more, { label })}</span>
        </button>
      </div>
      <p role="status" className="sr-only">
        {pressed && pressed === value && filled(words.now, { label, amount: value })}
      </p>
      <p
        id={`${name}-problem`}
        aria-live="polite"
        className="number-problem"
        data-problem={problem}
        data-typed={value === arrived.current ? undefined : ""}
      >
        {said && filled(said, { example, point: withPoint(value), amount: figure(parseAmount(value)) })}
        {problem === "zero" && zeroLink && (
          <>
            {" "}
            <a href={zeroLink.href} className="textlink">
              {zeroLink.label}
            </a>
          </>
        )}
      </p>
    </div>
  );
});
