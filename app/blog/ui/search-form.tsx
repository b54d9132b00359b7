import { Search } from "../../design/icons.tsx";

type Props = { action: string; q: string; category: string | undefined; words: { label: string; placeholder: string; button: string } };

/** A plain GET form, so that the results have their own URL. A chosen category stays chosen. */
export function SearchForm({ action, q, category, words }: Props) {
  return (
    <search className="mt-8 block max-w-xl">
      <form action={action} method="get">
        <div className="field">
          <label htmlFor="q">{words.label}</label>
          <div className="flex gap-2">
            <input
              id="q"
              name="q"
              type="search"
              defaultValue={q}
              placeholder={words.placeholder}
              maxLength={200}
              className="search-input"
            />
            {category && <input type="hidden" name="category" value={category} />}
            <button type="submit" className="button button-action">
              <Search />
              <span className="max-sm:sr-only">{words.button}</span>
            </button>
          </div>
        </div>
      </form>
    </search>
  );
}
