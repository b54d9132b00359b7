// `npm run build`: what `npm start` would build, and nothing more.
import { buildWhenStale } from "./build.ts";

try {
  await buildWhenStale();
  console.log("The site is built: npm start serves it.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
