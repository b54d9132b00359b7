import { Mail, Phone } from "../../design/icons.tsx";
import { telUrl } from "../../text/phone.ts";
import { contact } from "../words/contact.ts";

/** What happens on the call, which `title` names. */
export function Expectations({ title: first }: { title: string }) {
  const { heading, call, items } = contact.expect;
  return (
    <div>
      <h2 className="display text-h3">{heading}</h2>
      <ol className="border-ink mt-5 border-t-2">
        {[{ title: first, text: call }, ...items].map(({ title, text }) => (
          <li key={title} className="border-line border-b py-4">
            <h3 className="font-bold">{title}</h3>
            <p className="text-stone mt-1 text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function OtherWays({ email, phone }: { email: string; phone: string | undefined }) {
  const { heading, text, emailLabel, phoneLabel, responseLabel, responseTime } = contact.otherWays;
  return (
    <div className="card-night bg-night p-7">
      <h2 className="display text-h3">{heading}</h2>
      <p className="text-fog mt-3">{text}</p>
      <p className="mt-5">
        <Mail className="text-fog mr-2 inline size-5" />
        <span className="sr-only">{emailLabel}: </span>
        <a href={`mailto:${email}`} className="textlink font-semibold">
          {email}
        </a>
      </p>
      {phone && (
        <p className="mt-3">
          <Phone className="text-fog mr-2 inline size-5" />
          <span className="sr-only">{phoneLabel}: </span>
          <a href={telUrl(phone)} className="textlink font-semibold">
            {phone}
          </a>
        </p>
      )}
      <p className="border-edge mt-5 border-t pt-5">
        {responseLabel}: <strong>{responseTime}</strong>
      </p>
    </div>
  );
}
