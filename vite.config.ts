import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    // The libraries as one file compress better than as five, and ask for fewer headers.
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: [{ name: "react", test: /node_modules.(react|scheduler)/ }] } } } },
    },
    ssr: { build: { rollupOptions: { input: "./server/site.ts" } } },
  },
});
