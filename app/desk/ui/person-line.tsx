import { DeskLink } from "./desk-link.tsx";

export type PersonLineProps = {
  href: string;
  who: string;
  next: string;
  /** Says that the next step's day has come. */
  due: string | undefined;
  phone: { text: string; url: string } | undefined;
};

/** A person in the list of their stage: who, what's next, and a number to tap. */
export function PersonLine({ href, who, next, due, phone }: PersonLineProps) {
  return (
    <li className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-3">
      <div className="min-w-0 wrap-anywhere">
        <DeskLink href={href} className="font-semibold">
          {who}
        </DeskLink>
        <p>
          {due && <b>{due}: </b>}
          {next}
        </p>
      </div>
      {phone && <DeskLink href={phone.url}>{phone.text}</DeskLink>}
    </li>
  );
}
