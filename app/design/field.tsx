import type { ComponentProps, ReactNode } from "react";

type FieldText = { name: string; label: string; hint?: string; error?: string };
type Props = FieldText &
  (
    | ({ as?: "input" } & ComponentProps<"input">)
    | ({ as: "textarea" } & ComponentProps<"textarea">)
    | ({ as: "select" } & ComponentProps<"select">)
  );

/** A label, its control, a hint and an error message, linked by id so that screen readers read them together. */
export function Field({ as: Control = "input", name, label, hint, error, ...rest }: Props) {
  // A page with several forms may have the name twice.
  const id = rest.id ?? name;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  // Browsers call a required list without a choice invalid before anybody has touched it.
  const isInvalid = error ? true : Control === "select" ? false : undefined;
  const controlProps = { id, name, "aria-describedby": described, "aria-invalid": isInvalid, ...rest } as object;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {rest.required && <Required />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <Control {...controlProps} />
      {error && (
        <p id={`${id}-error`} className="message">
          {error}
        </p>
      )}
    </div>
  );
}

function Required(): ReactNode {
  return (
    <span aria-hidden="true" className="text-wrong">
      {" "}
      *
    </span>
  );
}
