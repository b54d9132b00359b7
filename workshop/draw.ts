// Draws everything that is generated and committed: the colors for the styles, the maps, the icons and the tools to take away.
import "./colors.ts";
import "./map.ts";
import "./icons.ts";
import "./tools.ts";
