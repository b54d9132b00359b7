import { anchor } from "../../../design/contents.tsx";

/** Links to the categories of questions, where they don't all fit into a screen. */
export function Categories({ title, names }: { title: string; names: string[] }) {
  return (
    <nav aria-labelledby="contents" className="no-print lg:hidden">
      <p id="contents" className="font-bold">
        {title}
      </p>
      <ul className="faq-categories mt-3">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${anchor(name)}`} className="text-stone hover:text-ink">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
