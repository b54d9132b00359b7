import { manage } from "../words/manage.ts";

const words = manage.own.cancel;

/** Asks once more, without a script: a press by mistake would give the time away. */
export function CancelForm() {
  return (
    <form method="post" className="xl:border-line grid content-start gap-4 xl:border-l xl:pl-12">
      <h2 className="display text-h3">{words.heading}</h2>
      <p className="text-stone">{words.text}</p>
      <details>
        <summary className="button button-quiet">{words.button}</summary>
        <p className="mt-5 mb-4 font-semibold">{words.sure}</p>
        <button type="submit" name="do" value="cancel" className="button button-quiet">
          {words.yes}
        </button>
      </details>
    </form>
  );
}
