/** A notice as the live region shows it. Pages without JavaScript print it in place. */
export function Notice({ title, text, kind = "plain" }: { title: string; text: string; kind?: "plain" | "destructive" }) {
  return (
    <div className="notice" data-kind={kind} role={kind === "destructive" ? "alert" : undefined}>
      <strong>{title}</strong>
      {text}
    </div>
  );
}
