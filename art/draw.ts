// Draws everything that is generated and committed: the colors for the styles, the maps, the icons and the estimate templates.
import "./colors.ts";
import "./map.ts";
import "./icons.ts";
import "./templates.ts";
