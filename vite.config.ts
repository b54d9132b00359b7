import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const REACT = /node_modules.(react|scheduler)|site.hydrate/;

export default defineConfig({
  // Vite minifies what Tailwind writes. Tailwind's own pass before it wrote each prefix three times, and warned of `:target-current`.
  plugins: [leaveRoutesOnServer(), importPlainly(), tailwindcss({ optimize: false }), reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        modulePreload: false,
        // React and the code that starts it are one file shared by both islands. It depends on none of our code, so it stays in caches.
        rollupOptions: { output: { codeSplitting: { groups: [{ name: "react", test: REACT }] } } },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: "./server/site.ts",
          // Without a hash, so that the worker that draws share pictures can load the part that draws and nothing else.
          output: { chunkFileNames: "assets/[name].js" },
        },
      },
    },
  },
});

/** React Router builds a browser module for every route. No page loads them, so they are empty and pull in no shared code. */
function leaveRoutesOnServer(): Plugin {
  return {
    name: "leave-routes-on-server",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(_, id) {
      return this.getModuleInfo(id)?.isEntry && !id.endsWith("/app/entry.client.ts") ? "export {};" : undefined;
    },
  };
}

/**
 * Vite loads a script's own styles and scripts before it. Ours have neither, so what would do so, 0.6 KB compressed, isn't in the script of
 * every page, which has 3. No setting takes it out, and `vite/preload-helper` is a name inside of Vite: when that changes, every page is
 * over its budget in `test/browser/pages.spec.ts`.
 */
function importPlainly(): Plugin {
  return {
    name: "import-plainly",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      order: "pre",
      handler: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined),
    },
  };
}
