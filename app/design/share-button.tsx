import { Share2 } from "./icons.tsx";

/** Works through the site's script. Hidden without JavaScript, because it could do nothing. */
export function ShareButton({ label }: { label: string }) {
  return (
    <button type="button" data-share className="button button-quiet button-small needs-script">
      <Share2 />
      {label}
    </button>
  );
}
