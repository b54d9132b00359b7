import { createContext, use } from "react";

/** Where the build put the site's script; in development also what lets Vite replace a component in an open page. */
export const ScriptAddresses = createContext<{ site: string; refresh?: string | undefined }>({ site: "" });

export function SiteScript() {
  const { site, refresh } = use(ScriptAddresses);
  return (
    <>
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      {refresh && <script type="module" src={refresh} />}
      <script type="module" src={site} />
    </>
  );
}
