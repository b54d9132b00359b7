import { Share2 } from "lucide-react";

/** Served by the site's script; without script it is not shown, because it could do nothing. */
export function ShareButton() {
  return (
    <button type="button" data-share className="button button-quiet button-small needs-script">
      <Share2 aria-hidden="true" />
      Share
    </button>
  );
}
