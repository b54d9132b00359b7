import { anchor } from "../../design/contents.tsx";

/** Links to the categories of questions. */
export function Categories({ title, names }: { title: string; names: string[] }) {
  return (
    <nav aria-labelledby="contents" className="no-print">
      <div className="lg:sticky lg:top-28">
        <p id="contents" className="font-bold">
          {title}
        </p>
        <ul className="contents-list faq-categories mt-3">
          {names.map((name) => (
            <li key={name}>
              <a href={`#${anchor(name)}`} className="text-stone hover:text-ink">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
