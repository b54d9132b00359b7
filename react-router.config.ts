import type { Config } from "@react-router/dev/config";

export default {
  // Links are plain anchors, so no page ever requests another page's routes.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
