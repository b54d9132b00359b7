import { RotateCw } from "./icons.tsx";

/** A low-key note that something isn't available right now, with a retry link that needs no JavaScript. */
export function QuietNotice({ text, link, href }: { text: string; link: string; href: string }) {
  return (
    <p className="border-mark bg-paper mb-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 py-3 pr-4 pl-5">
      {text}
      <a href={href} className="button button-quiet button-small">
        <RotateCw />
        {link}
      </a>
    </p>
  );
}
