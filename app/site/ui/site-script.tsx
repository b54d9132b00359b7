import { createContext, use } from "react";

/** Where the build put the site's script. In development, also what lets Vite hot-replace components. */
export const ScriptAddresses = createContext<{ site: string; refresh?: string | undefined }>({ site: "" });

export function SiteScript() {
  const { site, refresh } = use(ScriptAddresses);
  return (
    <>
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      {refresh && <script type="module" src={refresh} />}
      {/* Every page reads without it, so styles and fonts come first. */}
      <script type="module" src={site} fetchPriority="low" />
    </>
  );
}
